# make demo      see what pholio does, on sample pictures or on PHOTOS=dir
# make test      all tests, after installing what they need
# make install   PREFIX=/usr/local
.PHONY: demo test test-page build deps test-deps page-deps install format lint clean soak bench

SWIFT ?= swift
PREFIX ?= /usr/local
CONFIGURATION := -c release
BIN = $(shell $(SWIFT) build $(CONFIGURATION) --show-bin-path)
# The tests use package access, not @testable: they are built with the program, once.
TEST = $(SWIFT) test $(CONFIGURATION)

# What the program needs to be built and to set captions.
PACKAGES := pkg-config libjpeg-dev libexif-dev libsqlite3-dev libpango1.0-dev libcairo2-dev liblcms2-dev fonts-dejavu-core fonts-droid-fallback
# Independent programs that the tests compare with, and fonts for scripts other than ours.
TEST_PACKAGES := sqlite3 openssl libimage-exiftool-perl libjpeg-turbo-progs fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji

demo: deps build
	@sh Resources/demo/demo.sh "$(BIN)" "$(PHOTOS)"

build:
	$(SWIFT) build $(CONFIGURATION)

test: deps test-deps page-deps lint
	$(SWIFT) build $(CONFIGURATION) --build-tests
	$(TEST) --skip-build
	$(PAGE_TEST)

# The page alone, by mouse, touch and keyboard in a browser.
test-page: deps page-deps build
	$(PAGE_TEST)

# The long versions of the tests: finer lattices, more seeds.
soak: deps test-deps
	PHOLIO_SOAK=1 $(TEST)

# Ratios to peers, all in one run.
bench: deps test-deps build
	Benchmarks/arrange "$(BIN)"

deps:
	@sh Resources/install-packages.sh $(PACKAGES)

test-deps: deps
	@sh Resources/install-packages.sh $(TEST_PACKAGES)

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
