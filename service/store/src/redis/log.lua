-- Entries in a range, and whether there is such a match at all. Changes nothing.
--
-- KEYS  head, log
-- ARGV  as named below
local head, log = KEYS[1], KEYS[2]
local first, limit = ARGV[1], ARGV[2]

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call('HMGET', head, 'n', 'unsettled')
if not held[1] then
  return {'GONE', now, ''}
end
local entries = redis.call('XRANGE', log, first .. '-0', held[1] .. '-0', 'COUNT', limit)
return {'ENTRIES', now, held[2] or '', entries}
