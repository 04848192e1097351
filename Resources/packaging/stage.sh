#!/bin/sh
# stage.sh BIN FOLDER BINDIR: puts everything that an installed pholio has into an empty FOLDER, as it lies
# below /usr/local or the like. `make install`, `make tarball` and `make deb` all take it from there: this is
# the one list.
#
#   BIN     where pholio and pholio-loader were built
#   BINDIR  where pholio will be, for systemd's units
set -eu
bin=$(cd "$1" && pwd)
folder=$2
bindir=$3
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$folder"
cd "$folder"

install -d bin libexec/pholio
install -s -m 755 "$bin/pholio" bin/pholio
# It reads other formats than JPEG.
install -s -m 755 "$bin/pholio-loader" libexec/pholio/pholio-loader

# The program that was built, not the stripped one: it may need what lies beside it. Nothing that the person
# who builds has set counts.
time=$(sh "$root/Resources/packaging/version.sh" time)
pholio() {
  env -i PATH="$PATH" HOME=/nonexistent LC_ALL=C.UTF-8 SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$time}" \
    "$bin/pholio" "$@"
}

install -d man share/bash-completion/completions share/zsh/site-functions share/fish/vendor_completions.d
pholio help --man "$PWD/man"
for page in man/*; do install -D -m 644 "$page" "share/man/man${page##*.}/${page##*/}"; done
rm -r man
pholio --generate-completion-script bash >share/bash-completion/completions/pholio
pholio --generate-completion-script zsh >share/zsh/site-functions/_pholio
pholio --generate-completion-script fish >share/fish/vendor_completions.d/pholio.fish

# systemd looks for users' units there, below /usr, /usr/local and ~/.local.
install -d share/systemd/user
escaped=$(printf '%s' "$bindir/pholio" | sed 's/%/%%/g; s/[&|\]/\\&/g')
for unit in "$root"/Resources/systemd/*.service "$root"/Resources/systemd/*.timer; do
  sed "s|/usr/local/bin/pholio|$escaped|" "$unit" >"share/systemd/user/${unit##*/}"
done

# Presets and themes are in the program, too; here they are to be copied and changed. What spark-submit is
# given is only here.
for kind in presets themes schemas spark; do
  install -d "share/pholio/$kind"
  cp -R "$root/Resources/$kind/." "share/pholio/$kind"
done

install -d share/doc/pholio
cp "$root/README.md" "$root/CHANGELOG.md" "$root/LICENSE" share/doc/pholio
cp "$root/Resources/packaging/debian/copyright" share/doc/pholio/copyright
cp -R "$root/docs" share/doc/pholio/docs

find . -type d -exec chmod 755 {} +
find share -type f -exec chmod 644 {} +
