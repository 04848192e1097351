#!/bin/sh
# embed.sh OUTPUT FILE...: writes Swift code that holds text files, by folder and name. The build calls it.
set -eu
output=$1
shift
{
  echo 'enum EmbeddedFiles {'
  echo '  static let all: [(folder: String, name: String, text: StaticString)] = ['
  for file in "$@"; do
    folder=${file%/*}
    printf '("%s", "%s", #####"""\n' "${folder##*/}" "${file##*/}"
    cat "$file"
    printf '\n"""#####),\n'
  done
  echo '  ]'
  echo '}'
} >"$output"
