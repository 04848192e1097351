#!/bin/sh
# embed.sh OUTPUT ROOT FILE...: writes Swift code that holds text files below ROOT, by folder and name. The
# build calls it. Of the page's scripts and style sheets one file each is made, and the same compressed.
set -eu
output=$1
root=${2%/}
shift 2
folder=${output%/*}
bundle() {
  esbuild --bundle --minify --charset=utf8 --target=es2022,chrome105,firefox110,safari16 --format=esm \
    --log-level=warning "$root/web/$1" --outfile="$folder/$2"
}
hold() {
  printf '("%s", "%s", #####"""\n' "$1" "$2"
  cat
  printf '\n"""#####),\n'
}
command -v esbuild >/dev/null || {
  echo 'error: esbuild is missing, which makes one script of the page (Debian: apt install esbuild)' >&2
  exit 1
}
bundle main.js page.js
bundle styles/page.css page.css
{
  echo 'enum EmbeddedFiles {'
  echo '  static let all: [(folder: String, name: String, text: StaticString)] = ['
  for file in "$@"; do
    path=${file#"$root"/}
    case $path in
      web/*.html | web/*.svg) hold web "${path##*/}" <"$file" ;;
      web/*) ;;
      *) hold "${path%/*}" "${path##*/}" <"$file" ;;
    esac
  done
  for name in page.js page.css; do
    hold web "$name" <"$folder/$name"
    gzip -9nc "$folder/$name" | base64 | tr -d '\n' | hold web "$name.gz"
  done
  echo '  ]'
  echo '}'
} >"$output"
