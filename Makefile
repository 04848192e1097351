# make demo      see what pholio does, on sample pictures or on PHOTOS=dir
# make test      all tests, after installing what they need
# make install   PREFIX=/usr/local
.PHONY: demo test test-swift test-page test-mutants build deps test-deps page-deps bench-deps install format lint clean soak bench fuzz fuzz-build

SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

SWIFT ?= swift
PREFIX ?= /usr/local
# make install TRAITS=TLS: https as well.
TRAITS ?=
CONFIGURATION := -c release $(if $(TRAITS),--traits $(TRAITS))
BIN = $(shell $(SWIFT) build $(CONFIGURATION) --show-bin-path)
# The tests use package access, not @testable: they are built with the program, once.
TEST = $(SWIFT) test $(CONFIGURATION)

# What the program needs to be built and to set captions.
PACKAGES := pkg-config libjpeg-dev libexif-dev libsqlite3-dev libpango1.0-dev libcairo2-dev liblcms2-dev libssl-dev fonts-dejavu-core fonts-droid-fallback
# Independent programs that the tests compare with, and fonts for scripts other than ours.
TEST_PACKAGES := sqlite3 openssl libimage-exiftool-perl libjpeg-turbo-progs fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji poppler-utils
# And what makes faults: failing system calls, cron, an init system's opinion of its units, a child's memory.
TEST_PACKAGES += strace util-linux cron systemd time imagemagick
# What the benchmarks compare with, and what judges.
BENCH_PACKAGES := python3 sqlite3 findutils libvips-tools imagemagick libjpeg-turbo-progs nginx-light wrk

demo: deps build
	@sh Resources/demo/demo.sh "$(BIN)" "$(PHOTOS)"

build:
	$(SWIFT) build $(CONFIGURATION)

test: lint test-page test-mutants test-swift

# What failed comes again at the end: it is lost among all that passed.
test-swift: deps test-deps
	$(SWIFT) build $(CONFIGURATION) --build-tests
	$(TEST) --skip-build 2>&1 | tee .build/tests.log \
	  || { echo "What failed:"; grep '✘.*recorded' .build/tests.log; false; }

# The page alone, by mouse, touch and keyboard in a browser.
test-page: deps page-deps build
	$(PAGE_TEST)

test-mutants:
	@$(MAKE) --no-print-directory fuzz MUTANTS=2000

# The long versions of the tests: finer lattices, more seeds.
soak: deps test-deps
	PHOLIO_SOAK=1 $(TEST)

# Broken photos and EXIF blocks under AddressSanitizer: MUTANTS of them, then FUZZ_TIME seconds of libFuzzer.
MUTANTS ?= 20000
FUZZ_TIME ?= 0
FUZZ = PHOLIO_FUZZ=1 $(SWIFT) build $(CONFIGURATION) --sanitize=address --sanitize=fuzzer --scratch-path .build/fuzz

fuzz: fuzz-build
	Tests/Fuzz/run.sh "$$($(FUZZ) --show-bin-path)/pholio-fuzz" $(MUTANTS) $(FUZZ_TIME)

fuzz-build: deps
	$(FUZZ) --product pholio-fuzz

# Ratios to peers, all in one run.
# PHOTOS=dir: camera photos to import; else the large ones of PHOLIO_CORPUS=dir.
bench: deps bench-deps page-deps build
	Benchmarks/arrange "$(BIN)"
	PHOTOS="$(PHOTOS)" Benchmarks/sheet "$(BIN)"
	PHOTOS="$(PHOTOS)" Benchmarks/ingest "$(BIN)"
	$(VENV)/bin/python Benchmarks/serve "$(BIN)"

deps:
	@sh Resources/install-packages.sh $(PACKAGES)

test-deps: deps
	@sh Resources/install-packages.sh $(TEST_PACKAGES)

bench-deps: deps
	@sh Resources/install-packages.sh $(BENCH_PACKAGES)

# What drives the browser: in an environment of its own, made again when its list changes.
VENV := .build/venv
PAGE_TEST = PHOLIO_BIN="$(BIN)" $(VENV)/bin/python -m unittest discover --start-directory Tests/PageTests

page-deps: $(VENV)/installed

$(VENV)/installed: Tests/PageTests/requirements.txt
	@sh Resources/install-packages.sh chromium python3-venv
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

# With Swift's libraries inside: runs without the toolchain, and starts faster.
STATIC := $(CONFIGURATION) --static-swift-stdlib --scratch-path .build/static --product pholio

install: deps
	$(SWIFT) build $(STATIC)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 "$$($(SWIFT) build $(STATIC) --show-bin-path)/pholio" "$(DESTDIR)$(PREFIX)/bin/pholio"

SOURCES := Package.swift Sources Tests Resources

format:
	$(SWIFT) format format --in-place --parallel --recursive $(SOURCES)

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

clean:
	rm -rf .build demo
