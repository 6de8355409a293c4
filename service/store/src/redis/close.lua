-- Ends a match without a result, unless it is over.
--
-- KEYS  head, due, out
-- ARGV  as named below
local head, due, out = KEYS[1], KEYS[2], KEYS[3]
local match_id, channel, settles, outbox_limit = ARGV[1], ARGV[2], ARGV[3] == '1', ARGV[4]

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call('HMGET', head, 'n', 'at', 'status', 'unsettled', 'tip', 'renewals')
local n, at, status, unsettled = held[1], tonumber(held[2] or ''), held[3], held[4] or ''
local tip, renewals = held[5], held[6] or '0'
if not n then
  return {'GONE', now, ''}
end
if not (at and status and tip) then
  return redis.error_reply('CORRUPT a head without time, status or tip')
end
now = math.max(now, at)
if status ~= 'active' then
  return {'OVER', now, unsettled, status}
end

redis.call('HSET', head, 'status', 'closed', 'at', string.format('%.0f', now), 'deadline', '')
redis.call('ZREM', due, match_id)
redis.call('XADD', out, 'MAXLEN', '~', outbox_limit, '*', 'match', match_id, 'n', n)
if settles then
  unsettled = table.concat({n, renewals, 'closed', tip}, ':')
  redis.call('HSET', head, 'unsettled', unsettled)
else
  redis.call('PUBLISH', channel, match_id .. ' ' .. n)
end
return {'OVER', now, unsettled, 'closed'}
