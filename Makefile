# Every command of this project. `make` alone lists them. Longer ones are scripts in .ci/.

PREFIX ?= /usr/local
DESTDIR ?=
ROUNDS ?= 20000
SEED ?= 1
RELEASE = .build/bench
BUILD_RELEASE = swift build -c release --static-swift-stdlib --scratch-path $(RELEASE)

# A small binary starts faster: no symbols, and nothing exported.
ifeq ($(shell uname -s),Linux)
BUILD_RELEASE += -Xlinker -s -Xlinker --no-export-dynamic
endif

.DEFAULT_GOAL := help
.PHONY: help setup demo test bench build fuzz kills torture pictures lint format install clean

help: ## list these commands
	@echo "usage: make COMMAND"; echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1 \2/p' $(MAKEFILE_LIST) | awk '{c = $$1; $$1 = ""; printf "  %-9s%s\n", c, $$0}'

setup: ## install libyaml if it is missing, and check Swift
	@.ci/setup

demo: build ## write the example's code into a scratch folder, and show it
	@.ci/demo "$$(swift build --show-bin-path)/flowgen"

test: ## everything that CI runs
	@.ci/test

bench: release ## measure a release build; takes some minutes the first time
	$(BUILD_RELEASE) --product Benchmarks
	@$(RELEASE)/release/Benchmarks $(RELEASE)/release/flowgen

build: setup ## build for debugging
	swift build --product flowgen

.PHONY: release
release: setup
	$(BUILD_RELEASE) --product flowgen

fuzz: setup ## try many random inputs: make fuzz ROUNDS=100000 SEED=1
	FLOWGEN_FUZZ_ROUNDS=$(ROUNDS) FLOWGEN_FUZZ_SEED=$(SEED) swift test --filter "RandomInputTests|RandomRecordTests"

# Stories are long: fewer of them than of inputs, unless told otherwise.
torture: ROUNDS := $(if $(filter file,$(origin ROUNDS)),2000,$(ROUNDS))
torture: setup ## edit and change random projects: make torture ROUNDS=10000 SEED=1
	FLOWGEN_TORTURE_ROUNDS=$(ROUNDS) FLOWGEN_TORTURE_SEED=$(SEED) swift test --filter StoryTests

kills: setup ## kill flowgen at every system call of every command, and see that nothing is lost
	FLOWGEN_KILLS=all swift test --filter KillTests

pictures: build ## draw the flows under Examples anew
	@.ci/pictures "$$(swift build --show-bin-path)/flowgen" --write

lint: ## judge the format of every Swift file
	@.ci/lint

format: ## put every Swift file in format
	@.ci/lint --fix

install: release ## install a release build into PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(RELEASE)/release/flowgen "$(DESTDIR)$(PREFIX)/bin/flowgen"

clean: ## remove everything that was built
	rm -rf .build Examples/*/.build Tests/StandIns/.build
