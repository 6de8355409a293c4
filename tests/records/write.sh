#!/usr/bin/env bash
# Writes the recorded matches: seven of each preset and number of players, four of random players and three of automatic
# ones, the last with the default pack of today. Run it for a new ruleset only: what is here must replay for good.
set -euo pipefail
cd "$(dirname "$0")/../.."

here=tests/records
written="$(mktemp -d)"
trap 'rm -rf "$written"' EXIT

# simulate FOLDER PACK ARGUMENT...
simulate() {
    cargo run --quiet --package umpire-server -- simulate --game iron-sky --records "$written/$1" \
        --content-pack "$2" --preset "$preset" --players "$players" "${@:3}" >/dev/null
}

for preset in rookie experienced veteran; do
    for players in 2 4 6; do
        simulate random default/1 --seats random --matches 4 --seed 1
        simulate bot default/1 --seats bot --matches 2 --seed 5
        simulate today default/2 --seats bot --matches 1 --seed 7
        for number in 1 2 3 4; do
            mv "$written/random/simulated-$number-1.json" "$here/iron-sky-$preset-$players-$number.json"
        done
        for number in 5 6; do
            mv "$written/bot/simulated-$number-1.json" "$here/iron-sky-$preset-$players-$number.json"
        done
        mv "$written/today/simulated-7-1.json" "$here/iron-sky-$preset-$players-7.json"
    done
done
