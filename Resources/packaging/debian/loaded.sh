#!/bin/sh
# loaded.sh NAME[,NAME...]...: the installed Debian packages that hold libraries which are loaded by name, as
# dependencies. Of several names the first one that is here counts.
set -eu
separator=
for names in "$@"; do
  found=
  for name in $(echo "$names" | tr , ' '); do
    found=$(dpkg-query --search "*/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/$name" 2>/dev/null |
      sed -n '1s/: .*//p')
    if [ -n "$found" ]; then break; fi
  done
  if [ -z "$found" ]; then
    echo "No installed package holds $names: run make deps" >&2
    exit 1
  fi
  package=${found%%:*}
  # NAME VERSION DEPENDENCY
  dependency=$(dpkg-query --control-show "$found" shlibs 2>/dev/null |
    awk -v library="${name%%.so.*}" -v version="${name##*.so.}" \
      '$1 == library && $2 == version { $1 = $2 = ""; sub(/^ */, ""); print; exit }')
  printf '%s%s' "$separator" "${dependency:-$package}"
  separator=', '
done
