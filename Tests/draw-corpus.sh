#!/bin/sh
# draw-corpus.sh SAMPLES DIR: a folder of photos for the tests, drawn and then turned into other kinds of
# JPEG, damaged, and beyond repair; laid out as the folder of real photos that PHOLIO_CORPUS may name. Made
# once for each SAMPLES.
set -eu
TMPDIR=$(mktemp -d)
trap 'rm -rf "$TMPDIR"' EXIT
samples=$1
target=$2
[ ! "$target/MANIFEST.tsv" -nt "$samples" ] || exit 0
work=$target.new
rm -rf "$work" "$target"
ok=$work/jpeg-ok/drawn
damaged=$work/jpeg-damaged-but-decodes/drawn
rejected=$work/jpeg-rejected-by-libjpeg/drawn
other=$work/other-formats/drawn
mkdir -p "$ok" "$damaged" "$rejected" "$other" "$work/base"

# All orientations, with EXIF of several cameras; small, so that reading them over and over takes no time.
"$samples" "$ok" 28 >/dev/null
"$samples" "$work/base" 4 >/dev/null
number=0
for photo in "$work"/base/*; do
  number=$((number + 1))
  small=$work/base/$number.ppm
  djpeg -scale 1/8 "$photo" >"$small"
  for sampling in 1x1 2x1 1x2 2x2; do
    cjpeg -quality 75 -sample $sampling "$small" >"$ok/sampled-$sampling-$number.jpg"
  done
  cjpeg -quality 75 -grayscale "$small" >"$ok/grey-$number.jpg"
  cjpeg -quality 75 -progressive "$small" >"$ok/progressive-$number.jpg"
  cjpeg -quality 75 -arithmetic "$small" >"$ok/arithmetic-$number.jpg"
  cjpeg -quality 75 -arithmetic -progressive "$small" >"$ok/arithmetic-progressive-$number.jpg"
  cjpeg -quality 75 -restart 2B "$small" >"$ok/restarts-$number.jpg"
  cjpeg -quality 75 -rgb "$small" >"$ok/rgb-$number.jpg"
  convert "$small" -colorspace CMYK -quality 75 "$ok/cmyk-$number.jpg"

  # Cut off, with a wrong byte or a hole in what is coded, with something behind its end.
  whole=$ok/sampled-2x2-$number.jpg
  bytes=$(stat -c %s "$whole")
  head -c $((bytes * 2 / 3)) "$whole" >"$damaged/cut-$number.jpg"
  head -c $((bytes / 3)) "$ok/progressive-$number.jpg" >"$damaged/progressive-cut-$number.jpg"
  { head -c $((bytes / 2)) "$whole"; printf '\377\331'; } >"$damaged/ended-$number.jpg"
  { head -c $((bytes / 2)) "$whole"; printf '\377\320'; tail -c +$((bytes / 2 + 3)) "$whole"; } \
    >"$damaged/marker-$number.jpg"
  { head -c $((bytes / 2)) "$whole"; tail -c +$((bytes / 2 + 400)) "$whole"; } >"$damaged/hole-$number.jpg"

  # Nothing to be seen: cut off before the picture, without tables, of a kind that there is not.
  head -c 100 "$whole" >"$rejected/cut-$number.jpg"
  { head -c 2 "$whole"; printf '\377\331'; } >"$rejected/empty-$number.jpg"
  LC_ALL=C sed 's/\xff\xc0\x00\x11\x08/\xff\xc0\x00\x11\x0d/' "$whole" >"$rejected/13-bits-$number.jpg"
  LC_ALL=C sed 's/\xff\xc0/\xff\xc5/' "$whole" >"$rejected/kind-$number.jpg"
  LC_ALL=C sed 's/\xff\xc4/\xff\xfe/g' "$ok/progressive-$number.jpg" >"$rejected/no-tables-$number.jpg"

  for format in png gif webp tiff bmp; do
    convert "$small" "$other/$number.$format" 2>/dev/null || rm -f "$other/$number.$format"
  done
done
rm -rf "$work/base"

# What djpeg says of each decides where it stands.
status() {
  djpeg -outfile /dev/null "$1" 2>"$TMPDIR/said" || return
  [ ! -s "$TMPDIR/said" ] || return 2
}
(
  printf 'path\tsource\torigin_path\tlicence\tbytes\tkind\twidth\theight\tncomp\tsof\tsampling\t'
  printf 'flags\tdjpeg_rc\tsha1\n'
  cd "$work"
  for photo in jpeg-*/drawn/*; do
    code=0
    status "$photo" || code=$?
    case "$photo:$code" in
      jpeg-ok/*:0 | jpeg-damaged*:2 | jpeg-rejected*:1) ;;
      *) echo "draw-corpus: $photo: djpeg ends with $code" >&2; exit 1 ;;
    esac
    flags=
    ! head -c 64 "$photo" | grep -q Exif || flags=exif
    set -- $(identify -quiet -format '%w %h %[colorspace]' "$photo" 2>/dev/null || echo 0 0 none)
    case "$3" in Gray) components=1 ;; CMYK) components=4 ;; none) components=0 ;; *) components=3 ;; esac
    printf '%s\tpholio\tdrawn\tApache-2.0\t%s\tjpeg\t%s\t%s\t%s\t\t\t%s\t%s\t\n' \
      "$photo" "$(stat -c %s "$photo")" "$1" "$2" "$components" "$flags" "$code"
  done
  for photo in other-formats/drawn/*; do
    kind=${photo##*.}
    printf '%s\tpholio\tdrawn\tApache-2.0\t%s\t%s\t0\t0\t0\t\t\t\t\t\n' \
      "$photo" "$(stat -c %s "$photo")" "$kind"
  done
) >"$target.manifest"
mv "$target.manifest" "$work/MANIFEST.tsv"
mv "$work" "$target"
