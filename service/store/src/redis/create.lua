-- Keeps a new match, or answers what was kept under its name before.
--
-- KEYS  head, log, asked, due, owned
-- ARGV  as named below, then the fields of the head
local head, log, asked, due, owned = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local match_id, fingerprint, at, deadline = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local settles, mark = ARGV[5] == '1', ARGV[6]
local FIRST_FIELD = 7

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call('HMGET', head, 'n', 'at', 'fingerprint', 'unsettled')
if held[1] then
  local at_held = tonumber(held[2] or '')
  if not at_held then
    return redis.error_reply('CORRUPT a head without time')
  end
  now = math.max(now, at_held)
  if held[3] ~= fingerprint then
    return {'REUSED', now, held[4] or ''}
  end
  return {'EXISTING', now, held[4] or '', redis.call('HGETALL', head)}
end
if redis.call('EXISTS', log, asked) > 0 then
  return redis.error_reply('CORRUPT a log without a head')
end
if tonumber(at) > now then
  return {'TIME', now, ''}
end

redis.call('ZADD', owned, 0, match_id)
redis.call('HSET', head, unpack(ARGV, FIRST_FIELD))
if deadline ~= '' then
  redis.call('ZADD', due, deadline, match_id)
end
local unsettled = ''
if settles then
  unsettled = mark
  redis.call('HSET', head, 'unsettled', unsettled)
end
return {'DONE', now, unsettled}
