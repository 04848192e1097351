#!/bin/sh
# install.sh put BIN FOLDER BINDIR: copies what stage.sh makes of BIN to FOLDER, which is $DESTDIR$PREFIX.
# install.sh take FOLDER: removes exactly that, and what put had made for it.
#
# What was put is told in FOLDER/share/pholio/installed: a path a line; a folder ends with / and was not there
# before. Putting another version takes away what only the former one had.
set -eu
list=share/pholio/installed

# Files first; folders from the inside out, and only those that nothing else lies in.
remove() {
  while IFS= read -r path; do
    case $path in
      '' | /* | ../* | */../* | */..) ;;
      */) printf '%s\n' "$path" ;;
      *) rm -f -- "$path" ;;
    esac
  done | sort -r | while IFS= read -r made; do rmdir -- "$made" 2>/dev/null || true; done
}

case $1 in
  put)
    case $3$4 in
      /*) ;;
      *) echo "PREFIX and DESTDIR are paths from / on, not '$3'" >&2; exit 64 ;;
    esac
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    sh "$(dirname "$0")/stage.sh" "$2" "$work/staged" "$4"
    staged=$work/staged
    former=$work/former
    new=$work/new
    touch "$former"
    mkdir -p "$3"
    cd "$3"
    if [ -f "$list" ]; then cat "$list" >"$former"; fi
    (cd "$staged" && find . -mindepth 1 -type d | sed 's|^\./||; s|$|/|' | sort) | while IFS= read -r made; do
      if [ -d "$made" ] && ! grep -qxF -- "$made" "$former"; then continue; fi
      printf '%s\n' "$made" >>"$new"
      [ -d "$made" ] || install -d -m 755 -- "$made"
    done
    { (cd "$staged" && find . -type f | sed 's|^\./||' | sort); echo "$list"; } >>"$new"
    # First the list: whatever happens meanwhile, all of it can be taken.
    sort -u "$former" "$new" >"$list.new"
    mv "$list.new" "$list"
    (cd "$staged" && find . -type f | sed 's|^\./||') | while IFS= read -r path; do
      mode=644
      if [ -x "$staged/$path" ]; then mode=755; fi
      install -m "$mode" -- "$staged/$path" "$path"
    done
    grep -vxF -f "$new" "$former" | remove || true
    sort "$new" >"$list.new"
    mv "$list.new" "$list"
    ;;
  take)
    if ! [ -f "$2/$list" ]; then
      echo "pholio is not installed in $2: there is no $list" >&2
      exit 1
    fi
    cd "$2"
    list=$(cat "$list")
    printf '%s\n' "$list" | remove
    ;;
esac
