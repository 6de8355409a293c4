#!/usr/bin/env bash
# Writes the recorded matches: six of each preset and number of players, four of random players and two of automatic
# ones. Run it for a new ruleset only: what is here must replay for good.
set -euo pipefail
cd "$(dirname "$0")/../.."

here=tests/records
written="$(mktemp -d)"
trap 'rm -rf "$written"' EXIT

for preset in rookie experienced veteran; do
    for players in 2 4 6; do
        cargo run --quiet --package umpire-server -- simulate --game iron-sky --preset "$preset" \
            --players "$players" --seats random --matches 4 --seed 1 --records "$written/random" >/dev/null
        cargo run --quiet --package umpire-server -- simulate --game iron-sky --preset "$preset" \
            --players "$players" --seats bot --matches 2 --seed 5 --records "$written/bot" >/dev/null
        for number in 1 2 3 4; do
            mv "$written/random/simulated-$number-1.json" "$here/iron-sky-$preset-$players-$number.json"
        done
        for number in 5 6; do
            mv "$written/bot/simulated-$number-1.json" "$here/iron-sky-$preset-$players-$number.json"
        done
    done
done
