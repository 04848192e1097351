#!/bin/sh
# check-declarations.sh: whether Sources/C/CPangoCairo, CQPDF, CQREncode, CArchive and CWebPEncode
# declare by themselves what the libraries' own headers declare. A small program is compiled with either:
# functions that differ don't compile, sizes and numbers that differ are printed.
set -eu
cd "$(dirname "$0")/.."
skip() { echo "declarations: skipped, there is no $1" >&2; exit 0; }
cc=$(command -v clang || command -v cc) || skip "C compiler"
pkg-config --exists pangocairo || skip "pangocairo.h (package libpango1.0-dev)"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
header=Sources/C/CPangoCairo/include/types.h
{
  cat <<'C'
#ifdef THEIRS
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#define CPANGOCAIRO_THEIRS
#endif
#include "CPangoCairo.h"
#include <stddef.h>
#include <stdio.h>
int main(void) {
C
  grep -oE '(CAIRO|PANGO)_[A-Z0-9_]+ = ' "$header" | sed 's/\(.*\) = /  printf("\1 %d\\n", (int)\1);/'
  awk '/^(typedef )?struct [A-Za-z_]+ \{/ { inside = 1; count = 0; next }
    inside && /^\}/ {
      name = $2; sub(/;/, "", name); if (name == "") name = "GSList"
      printf "  printf(\"%s %%zu\\n\", sizeof(%s));\n", name, name
      for (i = 0; i < count; i++)
        printf "  printf(\"%s.%s %%zu\\n\", offsetof(%s, %s));\n", name, fields[i], name, fields[i]
      inside = 0; next }
    inside && !/ : / { field = $NF; gsub(/[*;]/, "", field); fields[count++] = field }' "$header"
  cat <<'C'
  puts(CAIRO_MIME_TYPE_JPEG);
  puts(CAIRO_MIME_TYPE_UNIQUE_ID);
  printf("%d\n", PANGO_ANALYSIS_FLAG_IS_ELLIPSIS);
}
C
} >"$work/probe.c"
"$cc" -ISources/C/CPangoCairo/include -o "$work/ours" "$work/probe.c"
# shellcheck disable=SC2046
"$cc" -DTHEIRS -Wno-deprecated-declarations -ISources/C/CPangoCairo/include $(pkg-config --cflags pangocairo) \
  -o "$work/theirs" "$work/probe.c"
"$work/ours" >"$work/ours.txt"
"$work/theirs" >"$work/theirs.txt"
[ "$(wc -l <"$work/ours.txt")" -gt 60 ]
diff "$work/ours.txt" "$work/theirs.txt"

# qpdf has no types but pointers and integers.
[ -e /usr/include/qpdf/qpdf-c.h ] || skip "qpdf-c.h (package libqpdf-dev)"
cat >"$work/qpdf.c" <<'C'
#include <qpdf/qpdf-c.h>
#define CQPDF_THEIRS
#include "CQPDF.h"
C
"$cc" -fsyntax-only -ISources/C/CQPDF/include "$work/qpdf.c"

# libqrencode has one structure.
[ -e /usr/include/qrencode.h ] || skip "qrencode.h (package libqrencode-dev)"
cat >"$work/qrencode.c" <<'C'
#ifdef THEIRS
#include <qrencode.h>
#define CQRENCODE_THEIRS
#endif
#include "CQREncode.h"
#include <stddef.h>
#include <stdio.h>
int main(void) {
  printf("%zu %zu %zu\n", sizeof(QRcode), offsetof(QRcode, width), offsetof(QRcode, data));
  printf("%zu\n", sizeof(QRecLevel));
  printf("%d %d %d %d\n", QR_ECLEVEL_L, QR_ECLEVEL_M, QR_ECLEVEL_Q, QR_ECLEVEL_H);
}
C
"$cc" -ISources/C/CQREncode/include -o "$work/ours" "$work/qrencode.c"
"$cc" -DTHEIRS -ISources/C/CQREncode/include -o "$work/theirs" "$work/qrencode.c"
"$work/ours" >"$work/ours.txt"
"$work/theirs" | diff "$work/ours.txt" -
# libarchive's: an error where a declaration differs.
[ -e /usr/include/archive.h ] || skip "archive.h (package libarchive-dev)"
cat >"$work/archive.c" <<'C'
#include <archive.h>
#include <archive_entry.h>
#define CARCHIVE_THEIRS
#include "CArchive.h"
C
"$cc" -fsyntax-only -ISources/C/CArchive/include "$work/archive.c"
# libwebp's encoder.
[ -e /usr/include/webp/encode.h ] || skip "webp/encode.h (package libwebp-dev)"
cat >"$work/webp.c" <<'C'
#include <webp/encode.h>
#include "CWebPEncode.h"
C
"$cc" -fsyntax-only -ISources/C/CWebPEncode/include "$work/webp.c"
