#!/usr/bin/env bash
# Writes the recorded matches. Run it for a new ruleset only: what is here must replay for good.
set -euo pipefail
cd "$(dirname "$0")/../.."

for preset in rookie experienced veteran; do
    for players in 2 4 6; do
        write() { # WHO MATCHES FIRST SEED
            cargo run --quiet --package umpire-server -- simulate --game iron-sky --preset "$preset" \
                --players "$players" --seats "$1" --matches "$2" --seed "$4" \
                --records tests/records --name "iron-sky-$preset-$players" --first "$3" >/dev/null
        }
        write random 4 1 2026
        write bot 2 5 2030
    done
done
