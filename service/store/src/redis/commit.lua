-- Adds an entry to a match, or says why not: the first that holds.
--
-- KEYS  head, log, asked, due, out: all of one bucket, so of one slot
-- ARGV  as named below, then viewer, version and told bytes, for every viewer of the match
-- reply code, the store's clock, the change not yet settled or '', and what the code brings along
local head, log, asked, due, out = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local match_id, request, fingerprint = ARGV[1], ARGV[2], ARGV[3]
local n_before, tip_before, renewals_before = ARGV[4], ARGV[5], ARGV[6]
local n, tip, at, deed, first_word = ARGV[7], ARGV[8], ARGV[9], ARGV[10], ARGV[11]
local status, deadline, format, snapshot = ARGV[12], ARGV[13], ARGV[14], ARGV[15]
local channel, settles, outbox_limit = ARGV[16], ARGV[17] == '1', ARGV[18]
local FIRST_VIEWER = 19

local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call('HMGET', head, 'n', 'tip', 'at', 'status', 'renewals', 'unsettled')
local n_held, tip_held, at_held = held[1], held[2], tonumber(held[3] or '')
local unsettled = held[6] or ''
if not n_held then
  return {'GONE', now, ''}
end
if not (tip_held and at_held and held[4]) then
  return redis.error_reply('CORRUPT a head without tip, time or status')
end
now = math.max(now, at_held)

local before = redis.call('HGET', asked, request)
if before then
  if string.sub(before, 1, 32) ~= fingerprint then
    return {'REUSED', now, unsettled}
  end
  local id = string.sub(before, 33) .. '-0'
  return {'SEEN', now, unsettled, redis.call('XRANGE', log, id, id)}
end

if held[4] ~= 'active' then
  return {'ENDED', now, unsettled, redis.call('HGETALL', head)}
end
if n_held ~= n_before or tip_held ~= tip_before or (held[5] or '0') ~= renewals_before then
  return {'STALE', now, unsettled, redis.call('HGETALL', head)}
end
if tonumber(at) < at_held or tonumber(at) > now then
  return {'TIME', now, unsettled}
end

local entry = {'deed', deed, 'at', at, 'word', first_word, 'tip', tip}
local change = {'n', n, 'tip', tip, 'at', at, 'status', status, 'deadline', deadline,
                'format', format, 'snapshot', snapshot}
for i = FIRST_VIEWER, #ARGV, 3 do
  local viewer, version, told = ARGV[i], ARGV[i + 1], ARGV[i + 2]
  entry[#entry + 1] = 'v:' .. viewer
  entry[#entry + 1] = version
  change[#change + 1] = 'v:' .. viewer
  change[#change + 1] = version
  if told ~= '' then
    entry[#entry + 1] = 't:' .. viewer
    entry[#entry + 1] = told
  end
end

-- The log first: it refuses an id it is past, and then nothing has changed.
redis.call('XADD', log, n .. '-0', unpack(entry))
redis.call('HSET', head, unpack(change))
redis.call('HSET', asked, request, fingerprint .. n)
if deadline == '' then
  redis.call('ZREM', due, match_id)
else
  redis.call('ZADD', due, deadline, match_id)
end
redis.call('XADD', out, 'MAXLEN', '~', outbox_limit, '*', 'match', match_id, 'n', n)
if settles then
  -- The notice leaves once enough replicas have it.
  unsettled = table.concat({n, renewals_before, status, tip}, ':')
  redis.call('HSET', head, 'unsettled', unsettled)
else
  redis.call('PUBLISH', channel, match_id .. ' ' .. n)
end
return {'DONE', now, unsettled}
