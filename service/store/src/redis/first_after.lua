-- What a viewer was told after a version. A viewer's version never falls, so the first such entry is
-- found by halving. Changes nothing.
--
-- KEYS  head, log
-- ARGV  as named below
local head, log = KEYS[1], KEYS[2]
local viewer, asked, limit = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local CHUNK = 64

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call('HMGET', head, 'n', 'status', 'v:' .. viewer, 'unsettled')
if not held[1] then
  return {'GONE', now, ''}
end
local n, version = tonumber(held[1]), tonumber(held[3] or '0')
if not (n and version) then
  return redis.error_reply('CORRUPT a head with a count that is none')
end

local function id(place)
  return string.format('%.0f-0', place)
end

-- The fields of an entry that this viewer may read, by name.
local function read(entry)
  local fields = {}
  for i = 1, #entry[2], 2 do
    fields[entry[2][i]] = entry[2][i + 1]
  end
  return fields.at, tonumber(fields['v:' .. viewer] or ''), fields['t:' .. viewer]
end

local lines = {}
if asked < version then
  local low, high = asked + 1, n
  while low < high do
    local middle = math.floor((low + high) / 2)
    local entry = redis.call('XRANGE', log, id(middle), id(middle))[1]
    local _, told
    if entry then
      _, told = read(entry)
    end
    if not told then
      return redis.error_reply('CORRUPT a log that lacks an entry or a version')
    end
    if told > asked then
      high = middle
    else
      low = middle + 1
    end
  end
  while low <= n and #lines < limit do
    local chunk = redis.call('XRANGE', log, id(low), id(n), 'COUNT', CHUNK)
    if #chunk == 0 then
      return redis.error_reply('CORRUPT a log that lacks its last entries')
    end
    for _, entry in ipairs(chunk) do
      local at, told, bytes = read(entry)
      if bytes and #lines < limit then
        lines[#lines + 1] = {entry[1], at or '', tostring(told or ''), bytes}
      end
    end
    low = low + #chunk
  end
end
return {'LINES', now, held[4] or '', held[1], held[2] or '', held[3] or '0', lines}
