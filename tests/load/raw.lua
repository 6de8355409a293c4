-- Goes before commit.lua where redis-benchmark runs it.
--
-- The service knows how far a match has come when it commits; redis-benchmark sends the same bytes
-- each time, but for the match it draws. So what follows from that match is filled in here: its other
-- keys, its n, a request id that was not used yet. The tip is the same all along, as redis-benchmark
-- cannot hash, and is compared and written like any other. What commit.lua does then it does
-- unchanged and to its end: every call answers DONE.
local drawn = string.match(KEYS[1], '^(.*):head$')
KEYS[2], KEYS[3] = drawn .. ':log', drawn .. ':asked'
local reached = redis.call('HGET', KEYS[1], 'n')
ARGV[2] = string.format('0:%036d', reached)
ARGV[4], ARGV[7] = reached, string.format('%d', reached + 1)

