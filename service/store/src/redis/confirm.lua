-- Was this request answered before, and is a known head still the head? Changes nothing.
--
-- KEYS  head, log, asked
-- ARGV  as named below; an empty request asks for none, an empty n knows no head
local head, log, asked = KEYS[1], KEYS[2], KEYS[3]
local request, fingerprint = ARGV[1], ARGV[2]
local n, tip, status, renewals = ARGV[3], ARGV[4], ARGV[5], ARGV[6]

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call('HMGET', head, 'n', 'tip', 'at', 'status', 'renewals', 'unsettled')
local unsettled = held[6] or ''
if not held[1] then
  return {'GONE', now, ''}
end
local at = tonumber(held[3] or '')
if not at then
  return redis.error_reply('CORRUPT a head without time')
end
now = math.max(now, at)

local before = request ~= '' and redis.call('HGET', asked, request)
if before then
  if string.sub(before, 1, 32) ~= fingerprint then
    return {'REUSED', now, unsettled}
  end
  local id = string.sub(before, 33) .. '-0'
  return {'SEEN', now, unsettled, redis.call('XRANGE', log, id, id)}
end

if held[1] == n and held[2] == tip and held[4] == status and (held[5] or '0') == renewals then
  return {'FRESH', now, unsettled}
end
return {'STALE', now, unsettled, redis.call('HGETALL', head)}
