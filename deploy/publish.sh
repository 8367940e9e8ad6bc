#!/bin/sh
# Puts a build where the web server reads it: publish.sh <build> <folder of the site>.
# Update and rollback are the same command, with the newer or with the older build.
set -eu

build=$1
site=$2
# Open tabs still load scripts of the build that they came with; those stay for a month.
days=30

[ -f "$build/index.html" ] && [ -d "$build/assets" ] || {
  echo "$build is no build: npm run build" >&2
  exit 1
}
mkdir -p "$site/assets"

# Each file is complete before it has its name, because visitors load while this runs.
put() {
  cp "$1" "$2.new"
  mv "$2.new" "$2"
}

# First what the new page will ask for. A file with a hash in its name never changes; its date says
# when it was last published.
for file in "$build"/assets/*; do
  asset=$site/assets/${file##*/}
  if [ -f "$asset" ]; then touch "$asset"; else put "$file" "$asset"; fi
done

# Then files with fixed names, and last the page itself.
for file in "$build"/*; do
  if [ -f "$file" ] && [ "${file##*/}" != index.html ]; then put "$file" "$site/${file##*/}"; fi
done
put "$build/index.html" "$site/index.html"

# All of this build has today's date by now.
find "$site/assets" -type f -mtime +"$days" -exec rm -f {} +
