-- Ends the tokens of a seat so far, once for each request.
--
-- KEYS  head, asked
-- ARGV  as named below; no request is ''
local head, asked = KEYS[1], KEYS[2]
local seat, request, settles = ARGV[1], ARGV[2], ARGV[3] == '1'

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call('HMGET', head, 'n', 'tip', 'status', 'unsettled')
local n, tip, status, unsettled = held[1], held[2], held[3], held[4] or ''
if not n then
  return {'GONE', now, ''}
end
if not (tip and status) then
  return redis.error_reply('CORRUPT a head without tip or status')
end
if request ~= '' then
  local before = redis.call('HGET', asked, request)
  if before then
    return {'DONE', now, unsettled, tonumber(before)}
  end
end
local generation = redis.call('HINCRBY', head, 'g:' .. seat, 1)
if request ~= '' then
  redis.call('HSET', asked, request, generation)
end
local renewals = redis.call('HINCRBY', head, 'renewals', 1)
if settles then
  unsettled = table.concat({n, renewals, status, tip}, ':')
  redis.call('HSET', head, 'unsettled', unsettled)
end
return {'DONE', now, unsettled, generation}
