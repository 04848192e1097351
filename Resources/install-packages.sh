#!/bin/sh
# Installs those of the Debian packages named that are missing; says what to do on other systems.
set -eu
missing=
for package in "$@"; do
  if command -v dpkg-query >/dev/null 2>&1; then
    status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing="$missing $package"
  fi
done
if ! command -v dpkg-query >/dev/null 2>&1; then
  echo "This is not Debian or Ubuntu: please install by hand what these packages hold there:"
  echo "  $*"
  exit 0
fi
[ -n "$missing" ] || exit 0
run=
if [ "$(id -u)" -ne 0 ]; then run=sudo; fi
echo "Installing$missing"
export DEBIAN_FRONTEND=noninteractive
$run apt-get install --yes --no-install-recommends --quiet=2 $missing >/dev/null 2>&1 || {
  # The list of packages may be old, or not there yet.
  $run apt-get update --quiet=2
  $run apt-get install --yes --no-install-recommends --quiet=2 $missing >/dev/null
}
