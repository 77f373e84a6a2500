#!/bin/sh
# libphonenumber-js 1.13.16 reads a number whose groups are parted by a no-break space (U+00A0), but finds none if they
# are parted by a figure space (U+2007), a thin space (U+2009) or a narrow no-break space (U+202F).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts libphonenumber-js@1.13.16
cat > run.mjs <<'JS'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
for (const space of ['\u0020', '\u00a0', '\u2007', '\u2009', '\u202f']) {
  const text = ['+43', '660', '1000001'].join(space)
  console.log(space.codePointAt(0).toString(16), parsePhoneNumberFromString(text, 'AT')?.number)
}
JS
cat > expected <<'TEXT'
20 +436601000001
a0 +436601000001
2007 undefined
2009 undefined
202f undefined
TEXT
node run.mjs | diff expected -
