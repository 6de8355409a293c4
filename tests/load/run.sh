#!/usr/bin/env bash
# Measures what a submit costs, beside what it cannot cost less than, all in one run on this machine:
# Redis alone, the commit script alone, gRPC alone, then the service over both doors. Starts its own
# servers on spare ports of the loopback and stops them. Prints the median of all rounds.
#
#   tests/load/run.sh                    three rounds of ten seconds each, about 15 minutes
#   ROUNDS=1 SECONDS_EACH=3 tests/load/run.sh
#   BUILT=1 tests/load/run.sh            with the programs that are already built
#
# Needs redis-server, redis-cli and redis-benchmark. docs/performance.md says how to read it.
set -euo pipefail
cd "$(dirname "$0")/../.."

rounds="${ROUNDS:-3}"
seconds="${SECONDS_EACH:-10}"
calls="${REDIS_CALLS:-100000}"
programs="${CARGO_TARGET_DIR:-target}/release"
here=tests/load
work="$(mktemp -d)"
rows="$work/rows"
simulated="$work/simulated"

redis_pid='' redis_port='' server_pid='' server=''

stop() { # PID: ends a process that was started here, and waits for it
    [ -z "$1" ] && return 0
    kill -TERM "$1" 2>/dev/null || true
    wait "$1" 2>/dev/null || true
}

clean_up() {
    stop "$server_pid"
    stop "$redis_pid"
    rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 130' INT TERM

redis() { redis-cli -p "$redis_port" "$@"; }

start_redis() {
    for _ in 1 2 3 4 5; do
        redis_port=$((20000 + RANDOM % 10000))
        redis-server --bind 127.0.0.1 --port "$redis_port" --save '' --appendonly no \
            --maxmemory-policy noeviction --dir "$work" >"$work/redis.log" &
        redis_pid=$!
        for _ in $(seq 50); do
            kill -0 "$redis_pid" 2>/dev/null || break
            # Another's server may have the port.
            redis info server 2>/dev/null | tr -d '\r' | grep -qx "process_id:$redis_pid" && return
            sleep 0.1
        done
        stop "$redis_pid"
    done
    echo "redis-server does not start: see its log" >&2
    cat "$work/redis.log" >&2
    exit 1
}

start() { # PROGRAM ARGUMENT…: a server, and waits until it says where it listens
    : >"$work/server.log"
    "$programs/$1" "${@:2}" >>"$work/server.log" 2>&1 &
    server_pid=$!
    for _ in $(seq 100); do
        server="$(grep -om1 'http://127.0.0.1:[0-9]*' "$work/server.log" || true)"
        [ -n "$server" ] && return
        kill -0 "$server_pid" 2>/dev/null || break
        sleep 0.1
    done
    cat "$work/server.log" >&2
    exit 1
}

serve() { # FLAG…: the service over an empty Redis
    redis flushall >/dev/null
    start umpire serve --dev --listen 127.0.0.1:0 --store "redis://127.0.0.1:$redis_port" "$@"
}

stop_server() {
    stop "$server_pid"
    server_pid=''
}

drive() { # NAME FLAG…: one row
    "$programs/umpire-load" drive --target "$server" --pid "$server_pid" --store-pid "$redis_pid" \
        --seconds "$seconds" --row "$@" >>"$rows"
}

redis_micros() { # what Redis has kept the processor busy with so far
    redis info cpu | tr -d '\r' |
        awk -F: '/^used_cpu_(sys|user):/ { spent += $2 } END { printf "%.0f", spent * 1e6 }'
}

benchmark() { # NAME CLIENTS ARGUMENT…: one row of redis-benchmark; the errors are left to the caller
    local name="$1" clients="$2" before after
    shift 2
    before="$(redis_micros)"
    redis-benchmark -p "$redis_port" -n "$calls" -c "$clients" --csv "$@" >"$work/csv"
    after="$(redis_micros)"
    # test, rps, avg, min, p50, p95, p99, max; latencies in milliseconds
    tail -n 1 "$work/csv" | sed 's/^"[^"]*"//' | tr -d '"' |
        awk -F, -v OFS='\t' -v name="$name" -v spent="$((after - before))" -v calls="$calls" '{
            printf "%s\t%.0f\t%.0f\t-\t%.0f\t-\t-\t%.1f\t-\t-\t", name, $2, $5 * 1e3, $7 * 1e3, spent / calls
        }' >>"$rows"
}

filled() { head -c "$1" /dev/zero | tr '\0' x; }

raw_commits() { # SIZES: the commit script alone, with arguments as long as the service's
    local snapshot format origin deed viewers told tip at heads sha sum
    read -r snapshot format origin deed viewers told <<<"$1"
    snapshot="$(filled "$snapshot")" format="$(filled "$format")" deed="$(filled "$deed")"
    told="$(filled "$told")" tip="$(filled 32)" at=1700000000000 heads=256
    redis flushall >/dev/null
    local names=() audience=()
    for number in $(seq 0 $((heads - 1))); do
        names+=("$(printf 'umpire:{7}:%012d:head' "$number")")
    done
    for viewer in $(seq "$viewers"); do
        audience+=("$viewer" 100 "$told")
    done
    redis eval "$(cat $here/heads.lua)" "$heads" "${names[@]}" \
        "$tip" "$at" "$format" "$snapshot" "$origin" "$viewers" >/dev/null
    sha="$(cat $here/raw.lua service/store/src/redis/commit.lua | redis -x script load)"
    benchmark "commit.lua alone, 50 clients" 50 -r "$heads" evalsha "$sha" 5 \
        'umpire:{7}:__rand_int__:head' log asked 'umpire:{7}:due' 'umpire:{7}:out' \
        "$(filled 26)" request "$tip" 0 "$tip" 0 1 "$tip" "$at" "$deed" 1234 \
        active '' "$format" "$snapshot" 'umpire:{7}:told' 0 1000 "${audience[@]}"
    sum="$(for name in "${names[@]}"; do echo "hget $name n"; done | redis |
        awk '{ sum += $1 } END { print sum }')"
    # Whatever was not DONE has left its n alone.
    echo "$((calls - sum))" >>"$rows"
}

round() {
    redis flushall >/dev/null
    benchmark "Redis SET 4 KiB, 50 clients" 50 -d 4096 -t set
    echo 0 >>"$rows"

    start umpire-load bare
    drive "gRPC alone, 1 caller" --callers 1
    drive "gRPC alone, 64 callers" --callers 64
    stop_server

    serve
    drive "submit by gRPC, 1 caller" --callers 1
    stop_server
    serve
    drive "submit by gRPC, 64 callers" --callers 64
    stop_server
    raw_commits "$(redis eval "$(cat $here/sizes.lua)" 0 | tee "$work/sizes")"

    serve
    drive "submit by REST, 64 callers" --callers 64 --door rest
    stop_server
    serve --log-filter warn
    drive "submit by gRPC, 64 callers, no log lines" --callers 64
    stop_server
    for players in 4 6; do
        serve
        drive "submit by gRPC, 64 callers, $players players" --callers 64 --players "$players"
        stop_server
    done
    serve
    drive "list and submit by gRPC, 64 callers" --callers 64 --mode clients
    stop_server

    for players in 2 4 6; do
        "$programs/umpire" simulate --game iron-sky --matches 1000 --players "$players" --seats random |
            awk -v OFS='\t' -v players="$players" '/^actions\/s/ { print players " players", $2 }' >>"$simulated"
    done
}

medians() { awk -f "$here/medians.awk" "$1"; }

[ -n "${BUILT:-}" ] || cargo build --release --package umpire-server --package umpire-tests --bins
echo "$(nproc) processors, load average before: $(cut -d' ' -f1-3 /proc/loadavg)"
start_redis
for _ in $(seq "$rounds"); do
    round
done
echo "load average after: $(cut -d' ' -f1-3 /proc/loadavg)"
echo "bytes of snapshot, format, origin, deed; viewers; bytes told to each: $(cat "$work/sizes")"
echo
{
    printf 'what\tper s\tp50 µs\tp90 µs\tp99 µs\tp99.9 µs\tserver µs\tstore µs\tdriver µs\treads/s\terrors\n'
    medians "$rows"
} | column -t -s $'\t'
echo
{
    printf 'simulate\tactions/s\n'
    medians "$simulated"
} | column -t -s $'\t'
