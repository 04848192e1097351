#!/bin/sh
# version.sh: prints the version, as it stands in Sources/pholio/Version.swift.
# version.sh revision: the commit that is checked out, by its first seven digits, with + where files were
# changed since; nothing where there is no git, or no commit.
# version.sh time: when that commit was made, in seconds from 1970; else when CHANGELOG.md was changed.
set -eu
cd "$(dirname "$0")/../.."

# Root, too, may ask of what belongs to another: `sudo make install`.
git() { command git -c safe.directory="$PWD" "$@" 2>/dev/null; }

case ${1:-} in
  '') sed -n 's/.*static let text = "\(.*\)".*/\1/p' Sources/pholio/Version.swift ;;
  revision)
    # A folder without its own .git may lie in somebody else's.
    if [ -e .git ] && commit=$(git rev-parse --verify --short=7 HEAD); then
      if git diff --quiet HEAD --; then echo "$commit"; else echo "$commit+"; fi
    fi
    ;;
  time) { [ -e .git ] && git log -1 --format=%ct; } || stat --format=%Y CHANGELOG.md ;;
esac
