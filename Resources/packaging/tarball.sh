#!/bin/sh
# tarball.sh BIN FOLDER: makes FOLDER/pholio-VERSION-linux-MACHINE of the programs in BIN, which can be put
# anywhere, and beside it the same as .tar.gz.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
bin=$(cd "$1" && pwd)
mkdir -p "$2"
cd "$2"
name=pholio-$(sh "$here/version.sh")-linux-$(uname -m)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(sh "$here/version.sh" time)}
export SOURCE_DATE_EPOCH

rm -rf "$name" "$name.tar.gz"
# Where the folder will be, nobody knows: units name the place of a link to the program.
sh "$here/stage.sh" "$bin" "$name" /usr/local/bin
tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner "$name" |
  gzip --no-name -9 >"$name.tar.gz.new"
mv "$name.tar.gz.new" "$name.tar.gz"
ls -d "$PWD/$name.tar.gz"
