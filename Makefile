# Every command of this project. `make` alone lists them. Longer ones are scripts in .ci/.

PREFIX ?= /usr/local
DESTDIR ?=
ROUNDS ?= 20000
SEED ?= 1
FIXTURES ?=
RELEASE = .build/bench
# Debugging information would cost the compiler time, and is not installed. Generic types are made by a call: by their
# mangled names, which is shorter, the process would look up a conformance for each in a list of thousands, at every start.
BUILD_RELEASE = swift build -c release --static-swift-stdlib --scratch-path $(RELEASE) -debug-info-format none \
	-Xswiftc -no-emit-module-separately-wmo \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

# On Linux everything is linked in, libyaml, OpenSSL and glibc too, so that the binary runs anywhere, and starts
# fast; without symbols. The linker warns of users' names, which Foundation would look up by shared
# libraries; flowgen never asks for one.
ifeq ($(shell uname -s),Linux)
BUILD_RELEASE += -Xswiftc -static-executable -Xlinker -s
endif

.DEFAULT_GOAL := help
.PHONY: help setup demo test test-all bench build fuzz fuzz-merge random-flows crash-test corpus work mutants plugin static bundle pictures docs lint format install clean

help: ## list these commands
	@echo "usage: make COMMAND"; echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1 \2/p' $(MAKEFILE_LIST) | awk '{c = $$1; $$1 = ""; printf "  %-13s%s\n", c, $$0}'

setup: ## install missing libraries, and check Swift
	@.ci/setup

demo: build ## write the example's code into a scratch folder, and show it
	@.ci/demo "$$(.ci/whole build --show-bin-path)/flowgen"

test: ## what CI runs: about a quarter of an hour from a fresh clone on two cores
	@.ci/test

test-all: ## every test, in every mode; takes hours
	@.ci/test --all

bench: release ## measure a release build; takes some minutes the first time
	$(BUILD_RELEASE) --product Benchmarks
	@$(RELEASE)/release/Benchmarks $(RELEASE)/release/flowgen

build: setup ## build without optimization
	.ci/whole build --product flowgen

.PHONY: release
release: setup
	$(BUILD_RELEASE) --product flowgen

# Optimized: a debug build takes hours for what this one reads in minutes.
OPTIMIZED_TEST = swift test -c release --scratch-path .build/fuzz -Xswiftc -enable-testing -debug-info-format none \
	--disable-xctest

fuzz: setup ## try random inputs, and checks with the cache: make fuzz ROUNDS=100000 SEED=1
	FLOWGEN_FUZZ_ROUNDS=$(ROUNDS) FLOWGEN_FUZZ_SEED=$(SEED) \
		FLOWGEN_VERDICT_STEPS=$(ROUNDS) FLOWGEN_VERDICT_SEED=$(SEED) $(OPTIMIZED_TEST) \
		--filter "RandomInputTests|RandomStateFileTests|VerdictTests"

# As many large projects as small ones. They take longer: fewer of them than of inputs, unless told otherwise.
fuzz-merge: ROUNDS := $(if $(filter file,$(origin ROUNDS)),2000,$(ROUNDS))
fuzz-merge: setup ## edit and change random projects: make fuzz-merge ROUNDS=10000 SEED=1
	FLOWGEN_MERGE_ROUNDS=$(ROUNDS) FLOWGEN_MERGE_SEED=$(SEED) $(OPTIMIZED_TEST) \
		--filter MergeFuzzerTests

# A compiler run for each two dozen flows and mode: fewer than of inputs, unless told otherwise.
random-flows: ROUNDS := $(if $(filter file,$(origin ROUNDS)),2400,$(ROUNDS))
random-flows: setup ## compile code generated from random flows: make random-flows ROUNDS=5000 SEED=1
	FLOWGEN_TESTS=all FLOWGEN_FLOW_ROUNDS=$(ROUNDS) FLOWGEN_FLOW_SEED=$(SEED) .ci/whole test --filter RandomFlowsTests

crash-test: setup ## kill flowgen at every system call of every command, and check that nothing is lost
	FLOWGEN_TESTS=all .ci/whole test --filter CrashTests

corpus: setup ## try init and adopt on public apps, and print a table; fetch the public test suite of YAML
	@.ci/corpus

work: setup ## check that flowgen's work grows no faster than its input
	@.ci/work

mutants: build ## mutate correct wrappers and mocks, and list what the generated tests miss
	.ci/whole build --product Mutants
	@"$$(.ci/whole build --show-bin-path)/Mutants" $(FIXTURES)

plugin: setup ## test the SwiftPM plugin with a flowgen that it builds
	FLOWGEN_PLUGIN=checkout .ci/whole test --filter PackagePluginTests

static: release ## check that a release build runs in an empty root folder; Linux
	@.ci/static $(RELEASE)/release/flowgen

bundle: release ## make a SwiftPM artifact bundle, and use it in a package
	@.ci/bundle $(RELEASE)/release/flowgen .build/flowgen.artifactbundle.zip

pictures: build ## redraw the pictures of the flows under Examples
	@.ci/pictures "$$(.ci/whole build --show-bin-path)/flowgen" --write

docs: ## build the documentation into a site, .build/docs
	@.ci/docs

lint: ## check the format of every Swift file
	@.ci/lint

format: ## format every Swift file
	@.ci/lint --fix

install: release ## install a release build into PREFIX (/usr/local), with its manual page and completions for shells
	@.ci/install $(RELEASE)/release/flowgen "$(DESTDIR)$(PREFIX)"

clean: ## remove everything that was built
	rm -rf .build Examples/*/.build Tests/StandIns/.build Tests/Support/.build
