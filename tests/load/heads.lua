-- Makes matches for redis-benchmark to commit to, as the service would leave them.
--
-- KEYS  the head of each
-- ARGV  tip, at, format, snapshot, bytes of origin, viewers
local tip, at, format, snapshot, origin, viewers = unpack(ARGV)
for _, head in ipairs(KEYS) do
  local fields = {'tenant', 'dev', 'fingerprint', tip, 'created', at, 'beside', tip,
                  'origin', string.rep('x', origin), 'n', '0', 'tip', tip, 'at', at,
                  'status', 'active', 'deadline', '', 'format', format, 'snapshot', snapshot}
  for viewer = 1, viewers do
    fields[#fields + 1] = 'v:' .. viewer
    fields[#fields + 1] = '0'
  end
  redis.call('HSET', head, unpack(fields))
end
return #KEYS
