#!/bin/sh
# run.sh PROGRAM [MUTANTS [SECONDS]]: mutants of the corpus' photos, of RAWs made of them, and of the files of
# other formats that PHOLIO_FORMATS names, then libFuzzer.
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
# Two RAWs of a photo whose EXIF is its first block: Fujifilm's header before the JPEG, and Olympus' mark in
# place of TIFF's at the start of EXIF.
make_raws() {
  [ "$(od -An -tx1 -j6 -N10 "$1" 2>/dev/null | tr -d ' \n')" = 45786966000049492a00 ] || return 0
  {
    # At 84 and 88: where the JPEG lies, and a length that ends with the file.
    printf 'FUJIFILMCCD-RAW 0201'
    head -c 64 /dev/zero
    printf '\000\000\000\224\177\377\377\377'
    head -c 56 /dev/zero
    head -c 16000 "$1"
  } >"$2.raf"
  { printf 'IIRO'; head -c 16384 "$1" | tail -c +17; } >"$2.orf"
}

# Copies: libFuzzer writes into its corpus. Of large files the heads, in which EXIF and the directories of
# RAWs stand, are enough: so a RAW of 30 MB costs no more than a JPEG.
number=0
[ -n "${PHOLIO_FORMATS:-}" ] || echo "fuzz: PHOLIO_FORMATS is not set: no cameras' RAWs, TIFFs and sidecars"
find "$corpus"/jpeg-* \
  ${PHOLIO_FORMATS:+"$PHOLIO_FORMATS/xmp" "$PHOLIO_FORMATS/raw" "$PHOLIO_FORMATS/hostile"} \
  ${PHOLIO_FORMATS:+"$PHOLIO_FORMATS/tiff"} -type f | sort >"$work/list"
while IFS= read -r photo; do
  number=$((number + 1))
  if [ "$(stat -c %s "$photo")" -le 65536 ]; then cp "$photo" "$work/seeds/$number"; fi
  head -c 16384 "$photo" >"$work/heads/$number"
  make_raws "$photo" "$work/heads/$number"
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
