#!/bin/sh
# deb.sh BIN FOLDER: makes FOLDER/pholio_VERSION_ARCHITECTURE.deb of the programs in BIN, with debhelper.
# Everything in between lies in FOLDER, too.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
bin=$(cd "$1" && pwd)
mkdir -p "$2"
cd "$2"
version=$(sh "$here/version.sh")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(sh "$here/version.sh" time)}
export SOURCE_DATE_EPOCH

date=$(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")

rm -rf stage source pholio_*
sh "$here/stage.sh" "$bin" stage /usr/bin
mkdir source
cp -R "$here/debian" source/debian
# What changed is in CHANGELOG.md, which the package has, too.
cat >source/debian/changelog <<CHANGELOG
pholio ($version) unstable; urgency=medium

  * Version $version. CHANGELOG.md says what is new.

 -- $(sed -n 's/^Maintainer: //p' "$here/debian/control")  $date
CHANGELOG
(cd source && dpkg-buildpackage --build=binary --no-sign --no-check-builddeps) >log 2>&1 || {
  tail -n 40 log >&2
  exit 1
}
date=$(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")

rm -rf stage source pholio_*.buildinfo pholio_*.changes
ls -d "$PWD"/pholio_*.deb
