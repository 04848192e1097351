#!/bin/sh
# demo.sh BIN [PHOTOS]: import, set a drop cap, move, compose a sheet; all of it in ./demo.
set -eu
bin=$1
photos=${2:-}
export PHOLIO_LIBRARY="$PWD/demo/library"
rm -rf demo/library demo/sheet.jpg
mkdir -p demo
if [ -z "$photos" ]; then
  photos="$PWD/demo/photos"
  [ -d "$photos" ] || "$bin/pholio-samples" "$photos"
fi

run() {
  printf '\n$ pholio'
  printf " %s" "$@"
  printf '\n'
  "$bin/pholio" "$@"
}

code=0
run import "$photos" --gallery Demo || code=$?
# 3: imported, but for some files that are no photos.
[ "$code" -eq 0 ] || [ "$code" -eq 3 ] || exit "$code"
run gallery cap Demo 2x2
if [ "$("$bin/pholio" show Demo | wc -l)" -ge 8 ]; then
  run reorder Demo --move last --to 5
  run reorder Demo --move 7,4 --after 2
  run reorder Demo --swap 3,6
fi
run sheet Demo -o demo/sheet.jpg --title Demo --columns 8 --fit cover --crop attention --margin 24
cat <<EOF

The sheet is demo/sheet.jpg. To go on:
  export PHOLIO_LIBRARY="$PHOLIO_LIBRARY" PATH="$bin:\$PATH"
  pholio show Demo
  pholio reorder Demo --move 5-7 --to 1
  pholio undo
EOF
