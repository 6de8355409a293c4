-- Does the match still hold a change, of this history? Told that enough replicas have it too, lets
-- the notice of it leave.
--
-- KEYS  head, log
-- ARGV  as named below; without a channel it only asks
-- reply 1 if it holds the change, else 0
local head, log = KEYS[1], KEYS[2]
local match_id, mark, channel = ARGV[1], ARGV[2], ARGV[3]

local n, renewals, status, tip = string.match(mark, '^(%d+):(%d+):(%a+):(.*)$')
local held = redis.call('HMGET', head, 'n', 'tip', 'status', 'renewals', 'unsettled')
local is_later = tonumber(held[1] or '-1') > tonumber(n)
local tip_then = held[2]
if is_later and n ~= '0' then
  local entry = redis.call('XRANGE', log, n .. '-0', n .. '-0')[1] or {'', {}}
  for i = 1, #entry[2], 2 do
    if entry[2][i] == 'tip' then
      tip_then = entry[2][i + 1]
    end
  end
end
local holds = (is_later or held[1] == n)
  and (tip_then == tip or is_later and n == '0')
  and tonumber(held[4] or '0') >= tonumber(renewals)
  and (status ~= 'closed' or held[3] == status)
if not holds then
  return 0
end

if channel then
  if held[5] == mark then
    redis.call('HDEL', head, 'unsettled')
  end
  redis.call('PUBLISH', channel, match_id .. ' ' .. n)
end
return 1
