# make demo      see what pholio does, on sample pictures or on PHOTOS=dir
# make test      all tests, after installing what they need
# make install   PREFIX=/usr/local; make uninstall
# make deb       a Debian package, in .build/deb
# make tarball   a folder that can be put anywhere, in .build/tarball
.PHONY: demo build install uninstall deb tarball test test-swift test-page test-json test-model \
  test-mutants test-drags test-page-beside test-power test-spark spark-deps test-slurm test-build \
  test-packages test-recordings soak fuzz run-fuzz fuzz-build \
  bench bench-ratios bench-python first-run deps test-deps page-deps bench-deps format lint clean

# All parts use the same build.
.NOTPARALLEL:

SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

SWIFT ?= swift
PREFIX ?= /usr/local
# ~ is here where the shell has left it.
override PREFIX := $(patsubst ~/%,$(HOME)/%,$(PREFIX))
PACKAGING := Resources/packaging
# What `--version` says of the commit: Package.swift takes it from here.
export PHOLIO_REVISION := $(shell sh $(PACKAGING)/version.sh revision)
# One build for `make demo` and `make install`. Swift's libraries are inside: the program runs without the
# toolchain, and starts faster. Nothing is written for debuggers, which would take a tenth of the build's
# time.
CONFIGURATION := -c release --static-swift-stdlib -debug-info-format none
BIN = $(shell $(SWIFT) build $(CONFIGURATION) --show-bin-path)
# Another build for the tests, with assertions that the installed program does not have. Tests use package
# access, not @testable, so the program is built only once for them.
TESTING := -c release -debug-info-format none --scratch-path .build/tests
TEST_BIN = $(shell PHOLIO_ASSERTIONS=1 $(SWIFT) build $(TESTING) --show-bin-path)
# Photos for the tests: the folder of real ones that PHOLIO_CORPUS names, or else drawn ones.
DRAWN := .build/tests/corpus
CORPUS = $(or $(PHOLIO_CORPUS),$(CURDIR)/$(DRAWN))
# The built tests themselves: two runs of `swift test` at once would wait for each other.
TEST = PHOLIO_CORPUS="$(CORPUS)" "$(TEST_BIN)/pholioPackageTests.xctest" --testing-library swift-testing

# What the program needs to be built and to set captions. esbuild makes one script of the page's.
PACKAGES := pkg-config esbuild libjpeg-dev libexif-dev libexpat1-dev libsqlite3-dev libpangocairo-1.0-0
PACKAGES += liblcms2-dev libssl-dev fonts-dejavu-core fonts-droid-fallback
# What completes PDFs: it brings the library that is loaded then.
PACKAGES += libqpdf-dev
# What draws the address for guests as a QR code, loaded then.
PACKAGES += libqrencode-dev
# What makes zips of originals, loaded then too, and the program that draws photos in a terminal.
PACKAGES += libarchive-dev chafa
# What pholio-loader reads other formats than JPEG with, and what confines it.
PACKAGES += libheif-dev libspng-dev libwebp-dev libtiff-dev libgif-dev libjxl-dev libraw-dev libseccomp-dev
# Independent programs that the tests compare with, and fonts for scripts other than ours.
TEST_PACKAGES := sqlite3 openssl libimage-exiftool-perl libjpeg-turbo-progs poppler-utils qpdf libpango1.0-dev
TEST_PACKAGES += fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
# Programs that cause faults or measure: failing system calls, cron, systemd's check of units, memory.
TEST_PACKAGES += strace util-linux cron systemd time imagemagick
# Coders of other formats than JPEG, and Python for loaders that misbehave.
TEST_PACKAGES += libheif-examples python3 nginx-light
# Readers of QR codes and zips.
TEST_PACKAGES += zbar-tools unzip
# What the cookbook's tasks read JSON with.
TEST_PACKAGES += jq
# Disks of other kinds, readers of man pages and XML, and shells that complete what is typed.
TEST_PACKAGES += mtools dosfstools btrfs-progs mandoc libxml2-utils bsdutils zsh fish
# What makes the Debian package, and its judge; a bare system to try it on.
DEB_PACKAGES := debhelper dpkg-dev
TEST_PACKAGES += $(DEB_PACKAGES) lintian
SOAK_PACKAGES := debootstrap openjdk-17-jre-headless slurm-wlm munge
# Programs that the benchmarks compare with, and judges.
BENCH_PACKAGES := python3 sqlite3 findutils libvips-tools imagemagick libjpeg-turbo-progs nginx-light wrk
BENCH_PACKAGES += dcraw libimage-exiftool-perl chromium libturbojpeg0

demo: deps build
	@sh Resources/demo/demo.sh "$(BIN)" "$(PHOTOS)"

build:
	$(SWIFT) build $(CONFIGURATION)

test: lint test-page-beside test-json test-model test-power test-spark test-swift

# $(call logged,NAME,COMMAND): runs it, with its output also in .build/NAME.log, and says what it took;
# .build/NAME.failed says that it failed.
logged = { mkdir -p .build; rm -f .build/$(1).failed; \
  TIMEFORMAT='$(1): %R s; of the processor: %U s, system %S s'; \
  { time { $(2); }; } 2>&1 | tee .build/$(1).log || { touch .build/$(1).failed; false; }; }

test-build: deps test-deps
	Tests/check-declarations.sh
	@$(call logged,build,PHOLIO_ASSERTIONS=1 $(SWIFT) build $(TESTING) --build-tests)
	Tests/draw-corpus.sh "$(TEST_BIN)/pholio-samples" $(DRAWN)

# Prints failed and skipped tests again at the end, where they are easy to see. All tests of one process share
# a few threads. So those that wait for programs have a process of their own, and the server's have one: beside
# them, its answers would come too late.
test-swift: test-build
	@status=0; \
	($(call logged,commands,$(TEST) --filter CommandTests)) >/dev/null & commands=$$!; \
	$(call logged,server,$(TEST) --filter PholioServerTests) || status=$$?; \
	$(call logged,swift,$(TEST) --skip 'PholioServerTests|CommandTests') || status=$$?; \
	wait $$commands || status=$$?; cat .build/commands.log; \
	logs=".build/swift.log .build/server.log .build/commands.log"; \
	echo "What was left out:"; grep -hE 'skipped' $$logs || echo "  nothing"; \
	if [ $$status -ne 0 ]; then echo "What failed:"; grep -hA2 '✘.*recorded' $$logs; exit $$status; fi

# The page alone, by mouse, touch and keyboard in a browser.
test-page: page-deps test-build
	@$(call logged,page,$(call page-tests,test_*.py))

# The same, three files at a time: pages often wait. The longest begin.
test-page-beside: page-deps test-build
	@$(call logged,page,ls -S Tests/PageTests/test_*.py | xargs -n 1 basename | xargs -P 3 -I FILE sh -c \
	  'said=$$($(call page-tests,FILE) 2>&1); status=$$?; printf "%s\n" "FILE: $$said"; exit $$status')

# Random drags alone: PHOLIO_DRAGS of them, from the seed PHOLIO_SEED on.
test-drags: page-deps test-build
	@$(call logged,drags,PHOLIO_BIN="$(TEST_BIN)" $(VENV)/bin/python -m unittest discover \
	  --start-directory Tests/PageTests --pattern test_random_drags.py)

# What verbs print with --json, and the tasks of docs/cookbook.md, line by line.
test-json: page-deps test-build
	@$(call logged,json,$(JSON_TEST))

# Random commands beside a model that was written from the docs alone.
test-model: page-deps test-build
	@$(call logged,model,$(MODEL_TEST))

# Photos that are read on a Spark cluster, all on this machine: where there is Java, and PySpark or a way to
# PyPI. `make soak` needs both.
SPARK_VENV := .build/spark-venv
SPARK_TEST = PHOLIO_BIN="$(TEST_BIN)" \
  $(SPARK_VENV)/bin/python -m unittest discover --verbose --start-directory Tests/SparkTests

test-spark: test-build
	@if ! command -v java > /dev/null; then \
	  echo "test-spark: left out, there is no Java"; [ -z "$$PHOLIO_SOAK" ]; \
	elif $(MAKE) --no-print-directory spark-deps; then $(call logged,spark,$(SPARK_TEST)); \
	elif [ -n "$$PHOLIO_SOAK" ]; then exit 1; \
	else echo "test-spark: left out, PySpark could not be installed"; fi

spark-deps: $(SPARK_VENV)/installed

$(SPARK_VENV)/installed: Tests/SparkTests/requirements.txt
	@sh Resources/install-packages.sh python3-venv
	python3 -m venv $(SPARK_VENV)
	$(SPARK_VENV)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

# Photos that are read by Slurm, by the text of docs/cluster.md, on this machine as its one node. `make soak`
# installs it.
SLURM_TEST = PHOLIO_BIN="$(TEST_BIN)" \
  python3 -m unittest discover --verbose --start-directory Tests/SlurmTests

test-slurm: test-build
	@if command -v sbatch > /dev/null; then $(call logged,slurm,$(SLURM_TEST)); \
	else echo "test-slurm: left out, there is no Slurm"; [ -z "$$PHOLIO_SOAK" ]; fi

# What is left when the power is cut: five scenarios, in `make soak` all. Where mounting is allowed.
test-power: test-build
	@$(call logged,power,Tests/PowerTests/run "$(TEST_BIN)/pholio" "$(TEST_BIN)/pholio-samples")

# Mutants of real files under AddressSanitizer, in a build of their own.
MUTANTS_TEST = $(MAKE) --no-print-directory run-fuzz MUTANTS=2000

test-mutants: test-build
	@$(call logged,mutants,$(MUTANTS_TEST))

# Recorded command lines beside what the test build prints, writes and keeps now. RECORD=--record: anew.
test-recordings: test-build
	Tests/Recordings/replay $(RECORD) "$(TEST_BIN)"

# The release build as a package, by lintian and on a Debian without anything else.
test-packages: deb
	@sh Resources/install-packages.sh $(TEST_PACKAGES) $(SOAK_PACKAGES)
	@$(call logged,packages,Tests/Packages/bare-debian .build/deb/pholio_*.deb)

# The long versions of the tests: finer lattices, more seeds, others each time. PHOLIO_SEED=n: those of a run.
soak: test-packages
	@seed="$${PHOLIO_SEED:-$$(date +%s)}"; echo "soak: seed $$seed"; \
	PHOLIO_SOAK=1 PHOLIO_SEED="$$seed" $(MAKE) --no-print-directory \
	  test-spark test-slurm test-drags test-mutants test-model test-power test-swift

# Broken photos and EXIF blocks under AddressSanitizer: MUTANTS of them, then FUZZ_TIME seconds of libFuzzer.
MUTANTS ?= 20000
FUZZ_TIME ?= 0
FUZZ = PHOLIO_FUZZ=1 $(SWIFT) build -c release --sanitize=address --sanitize=fuzzer --scratch-path .build/fuzz

fuzz: test-build run-fuzz

run-fuzz: fuzz-build
	PHOLIO_CORPUS="$(CORPUS)" Tests/Fuzz/run.sh "$$($(FUZZ) --show-bin-path)/pholio-fuzz" $(MUTANTS) $(FUZZ_TIME)

fuzz-build: deps
	$(FUZZ) --product pholio-fuzz

# Ratios to peers, all in one run; ends with 1 where one is worse by more than a tenth than in
# Benchmarks/ratios.tsv. PHOTOS=dir: camera photos to import; else the large ones of PHOLIO_CORPUS=dir.
# PHOLIO_FORMATS=dir: photos of other formats. BASE=dir: another build's folder, whose verbs are run in turn
# with ours. MILLION=--ten: catalogs of ten million photos, too. make bench-ratios: writes the table anew.
bench: deps bench-deps page-deps bench-python build
	@status=0; \
	$(if $(BASE),Benchmarks/verbs "$(BIN)" "$(BASE)" || status=1;) \
	Benchmarks/arrange "$(BIN)" || status=1; \
	Benchmarks/choose "$(BIN)" || status=1; \
	Benchmarks/million "$(BIN)" $(MILLION) || status=1; \
	PHOTOS="$(PHOTOS)" $(BENCH_VENV)/bin/python Benchmarks/alike "$(BIN)" || status=1; \
	PHOTOS="$(PHOTOS)" Benchmarks/sheet "$(BIN)" || status=1; \
	Benchmarks/complete "$(BIN)" || status=1; \
	PHOTOS="$(PHOTOS)" $(VENV)/bin/python Benchmarks/out "$(BIN)" || status=1; \
	Benchmarks/shares "$(BIN)" || status=1; \
	Benchmarks/facts "$(BIN)" || status=1; \
	PHOTOS="$(PHOTOS)" Benchmarks/decode "$(BIN)" || status=1; \
	PHOTOS="$(PHOTOS)" Benchmarks/ingest "$(BIN)" || status=1; \
	! command -v java > /dev/null || $(MAKE) --no-print-directory spark-deps; \
	PHOTOS="$(PHOTOS)" Benchmarks/readings "$(BIN)" || status=1; \
	Benchmarks/formats "$(BIN)" $(if $(BASE),--base "$(BASE)") || status=1; \
	$(VENV)/bin/python Benchmarks/serve "$(BIN)" || status=1; \
	PHOTOS="$(PHOTOS)" $(BENCH_VENV)/bin/python Benchmarks/by-eye "$(BIN)" || status=1; \
	exit $$status

bench-ratios:
	RATIOS=write $(MAKE) --no-print-directory bench

# Measures `make demo` from clean, checks that `make install` then compiles nothing, and measures the
# program's start. BASE=revision: the same for that revision, in the same run.
first-run:
	Benchmarks/first-run $(BASE)

deps:
	@sh Resources/install-packages.sh $(PACKAGES)

test-deps: deps
	@sh Resources/install-packages.sh $(TEST_PACKAGES)

bench-deps: deps
	@sh Resources/install-packages.sh $(BENCH_PACKAGES)

# The browser's driver: in a Python environment of its own, made again when its list changes.
VENV := .build/venv
# $(call page-tests,PATTERN): those of some files.
page-tests = PHOLIO_BIN="$(TEST_BIN)" $(VENV)/bin/python -m unittest discover \
  --start-directory Tests/PageTests --pattern '$(1)'
JSON_TEST = PHOLIO_CORPUS="$(CORPUS)" PHOLIO_BIN="$(TEST_BIN)" \
  $(VENV)/bin/python -m unittest discover --start-directory Tests/JSONTests
# Other commands each time; a failure says how to repeat it.
MODEL_TEST = PHOLIO_BIN="$(TEST_BIN)" \
  $(VENV)/bin/python -m unittest discover --start-directory Tests/ModelTests

page-deps: $(VENV)/installed

$(VENV)/installed: Tests/PageTests/requirements.txt
	@sh Resources/install-packages.sh chromium-headless-shell firefox-esr python3-venv
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

# What only the benchmarks compare with.
BENCH_VENV := .build/bench-venv

bench-python: $(BENCH_VENV)/installed

$(BENCH_VENV)/installed: Benchmarks/requirements.txt
	@sh Resources/install-packages.sh python3-venv
	python3 -m venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	@touch $@

# BIN=dir: programs that are there already; nothing is built then.
BUILT := $(if $(filter command,$(firstword $(origin BIN))),,deps build)

install: $(BUILT)
	@sh $(PACKAGING)/install.sh put "$(BIN)" "$(DESTDIR)$(PREFIX)" "$(PREFIX)/bin"

uninstall:
	@sh $(PACKAGING)/install.sh take "$(DESTDIR)$(PREFIX)"

deb: $(BUILT)
	@sh Resources/install-packages.sh $(DEB_PACKAGES)
	@sh $(PACKAGING)/deb.sh "$(BIN)" .build/deb

tarball: $(BUILT)
	@sh $(PACKAGING)/tarball.sh "$(BIN)" .build/tarball

SOURCES := Package.swift Plugins Sources Tools Tests Resources

format:
	$(SWIFT) format format --in-place --parallel --recursive $(SOURCES)

LINT = Tests/check-declarations.sh && $(TYPES) && \
  $(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
# The page's scripts by their types; those of the server's answers are made from its schema.
TYPES = mkdir -p .build/web && python3 Resources/web/types.py Resources/web/server/api.json \
  > .build/web/types.d.ts && tsc --project Resources/web/tsconfig.json

lint:
	@sh Resources/install-packages.sh node-typescript python3
	@$(call logged,lint,$(LINT))

clean:
	rm -rf .build demo
