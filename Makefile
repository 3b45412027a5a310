# The commands of the project. `make` alone lists them.
#
# Everything that the system lacks is installed first (scripts/install-packages.sh,
# the lists stand in scripts/packages.txt); where nothing is missing, that takes
# no time worth naming.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# A CMake that was fetched comes first; rustup's folder serves shells that were
# opened before rustup was installed.
export PATH := $(CURDIR)/.tools/bin:$(PATH):$(HOME)/.cargo/bin

# What the program is started with: make run ARGS="--player Jana"
ARGS ?=

PACKAGES := scripts/install-packages.sh
say = @printf '\n== %s\n' "$(1)"

.PHONY: help
help: ## Lists these commands
	@echo 'make COMMAND, where COMMAND is one of'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 20 | sed 's/^/    /'

.PHONY: run
run: cargo ## Installs what is missing, builds the program and starts it (ARGS="--player Jana")
	@$(PACKAGES) build fonts
	cargo run --release -- $(ARGS)

.PHONY: test
test: cargo components ## Installs what is missing and runs every check and test, those in a real window too
	@$(PACKAGES) build fonts test
	$(call say,formatting)
	cargo fmt --check
	$(call say,lints without the windows)
	cargo clippy --no-default-features --all-targets -- -D warnings
	$(call say,lints with the windows alone)
	cargo clippy --no-default-features --features ui --all-targets -- -D warnings
	$(call say,lints)
	cargo clippy --all-targets -- -D warnings
	$(call say,documentation)
	RUSTDOCFLAGS='-D warnings' cargo doc --no-deps --lib
	$(call say,tests without the windows)
	cargo test --no-default-features
	$(call say,tests with them)
	cargo test --lib --bins
	cargo test --test piskvorky -- --skip window::
	$(call say,tests of the real program in a real window)
	cargo test --test piskvorky window::

.PHONY: screenshots
screenshots: cargo ## Starts the program out of sight and pictures its forms into docs/screenshots
	@$(PACKAGES) build fonts test
	cargo test --test piskvorky window::screenshots -- --ignored

.PHONY: bench
bench: cargo ## Measures how fast the program thinks
	@$(PACKAGES) build fonts
	cargo bench

.PHONY: measure
measure: cargo ## Measures start and memory against a window with one button, and a plain dialog
	@$(PACKAGES) build fonts test
	cargo build --release
	cargo build --release --example empty_window --example plain_dialog
	cargo test --test piskvorky window::measure -- --ignored --nocapture

.PHONY: install-packages
install-packages: ## Installs what `make run` and `make test` need from the system, and no more
	@$(PACKAGES) build fonts test

.PHONY: cargo
cargo:
	@command -v cargo >/dev/null || { echo 'No cargo on the path: install Rust by https://rustup.rs, then try again.' >&2; exit 1; }

.PHONY: components
components:
	@for part in rustfmt clippy; do \
		cargo $${part/rustfmt/fmt} --version >/dev/null 2>&1 && continue; \
		command -v rustup >/dev/null || { echo "cargo has no $$part, and there is no rustup to add it." >&2; exit 1; }; \
		echo "Missing, and added now: rustup component add $$part"; \
		rustup component add $$part; \
	done
