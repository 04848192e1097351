#!/bin/sh
# run.sh PROGRAM [MUTANTS [SECONDS]]: mutants of the corpus' photos, their EXIF blocks, and sidecars, then
# libFuzzer.
# What breaks it is left in .build/fuzz/found; `PROGRAM FILE` shows it again.
set -eu
program=$1
mutants=${2:-20000}
seconds=${3:-0}
corpus=${PHOLIO_CORPUS:?names no folder of photos}
work=.build/fuzz/work
found=.build/fuzz/found
rm -rf "$work"
mkdir -p "$work/seeds" "$work/heads" "$found"
# Copies: libFuzzer writes into its corpus. Of large photos the heads, in which EXIF stands, are enough.
number=0
find "$corpus"/jpeg-* ${PHOLIO_FORMATS:+"$PHOLIO_FORMATS/xmp"} -type f | sort >"$work/list"
while IFS= read -r photo; do
  number=$((number + 1))
  if [ "$(stat -c %s "$photo")" -le 65536 ]; then cp "$photo" "$work/seeds/$number"; fi
  head -c 16384 "$photo" >"$work/heads/$number"
done <"$work/list"
# Symbols by hand, where they are wanted: the symbolizer of some toolchains never comes back.
export ASAN_OPTIONS="symbolize=0:quarantine_size_mb=16:${ASAN_OPTIONS:-}"
export SWIFT_BACKTRACE=enable=no
seed=${PHOLIO_SEED:-$(date +%s)}
echo "fuzz: seed $seed"
run() {
  "$program" -seed="$seed" -timeout=20 -rss_limit_mb=1024 \
    -artifact_prefix="$found/" -print_final_stats=1 "$@" \
    </dev/null >"$work/log" 2>&1 || {
    tail -n 40 "$work/log" >&2
    echo "fuzz: broken with seed $seed, see $found" >&2
    exit 1
  }
  grep -E "number_of_executed|slowest|peak_rss" "$work/log"
}
seeds=$(ls "$work/seeds" | wc -l)
heads=$(ls "$work/heads" | wc -l)
run -runs=$((mutants / 2 + seeds)) -max_len=65536 "$work/seeds"
run -runs=$((mutants - mutants / 2 + heads)) -max_len=16384 "$work/heads"
if [ "$seconds" -gt 0 ]; then run -max_total_time="$seconds" -max_len=65536 "$work/seeds" "$work/heads"; fi
