-- How long what a commit carries is on average, over all matches that lie here: bytes of snapshot,
-- format, origin and deed, the number of viewers, bytes told to a viewer. Changes nothing.
local snapshot, format, origin, heads = 0, 0, 0, 0
local deed, told, viewers, entries = 0, 0, 0, 0
for _, head in ipairs(redis.call('KEYS', 'umpire:{*}:*:head')) do
  heads = heads + 1
  snapshot = snapshot + redis.call('HSTRLEN', head, 'snapshot')
  format = format + redis.call('HSTRLEN', head, 'format')
  origin = origin + redis.call('HSTRLEN', head, 'origin')
  local log = string.gsub(head, ':head$', ':log')
  for _, entry in ipairs(redis.call('XRANGE', log, '-', '+')) do
    entries = entries + 1
    local fields = entry[2]
    for i = 1, #fields, 2 do
      local name, length = fields[i], #fields[i + 1]
      if name == 'deed' then
        deed = deed + length
      elseif string.sub(name, 1, 2) == 'v:' then
        viewers = viewers + 1
      elseif string.sub(name, 1, 2) == 't:' then
        told = told + length
      end
    end
  end
end
local function mean(sum, count)
  return string.format('%.0f', sum / math.max(count, 1))
end
return table.concat({mean(snapshot, heads), mean(format, heads), mean(origin, heads),
                     mean(deed, entries), mean(viewers, entries), mean(told, viewers)}, ' ')
