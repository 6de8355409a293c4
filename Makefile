# Two commands for a fresh machine: `make run` and `make test`. Needs cargo; the tests also need redis-server and npm.

.PHONY: run test check laws

# Sets up and starts Umpire on the embedded store in development mode, and prints a first session to copy.
run:
	cargo run --package umpire-server -- serve --dev

# Sets up and passes every test.
test: node_modules
	cargo test --workspace

# The long run, about half an hour: 30 matches of every subset of the optional rules for each number of players under
# all laws.
laws:
	UMPIRE_LAWS_MATCHES=3840 cargo test --package umpire-iron-sky --test laws

# What a change must pass besides the tests.
check: node_modules
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps
	cargo xtask gen --check
	cargo xtask ledger --check
	cargo xtask tidy
	npx buf lint
	npx buf format --diff --exit-code
	npx buf breaking proto --against api/baseline.binpb

node_modules: package.json package-lock.json
	npm ci --no-audit --no-fund
	touch node_modules
