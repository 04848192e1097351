#!/bin/sh
# embed.sh OUTPUT ROOT FILE...: writes Swift code that holds text files below ROOT, by folder and name. The
# build calls it.
set -eu
output=$1
root=${2%/}
shift 2
{
  echo 'enum EmbeddedFiles {'
  echo '  static let all: [(folder: String, name: String, text: StaticString)] = ['
  for file in "$@"; do
    path=${file#"$root"/}
    printf '("%s", "%s", #####"""\n' "${path%/*}" "${path##*/}"
    cat "$file"
    printf '\n"""#####),\n'
  done
  echo '  ]'
  echo '}'
} >"$output"
