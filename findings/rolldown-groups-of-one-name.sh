#!/bin/sh
# Rolldown 1.2.19: two groups of `codeSplitting` with one name write two files, although one group that matches both modules
# writes one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund rolldown@1.2.19
echo 'import("./a.js"); import("./b.js")' > main.js
echo 'console.log("a")' > a.js
echo 'console.log("b")' > b.js
cat > run.mjs <<'JS'
import { rolldown } from 'rolldown'
async function count(...tests) {
  const bundle = await rolldown({ input: 'main.js' })
  const groups = tests.map((test) => ({ name: 'parts', test }))
  const { output } = await bundle.generate({ codeSplitting: { groups } })
  return output.filter(({ name }) => name === 'parts').length
}
console.log('two groups:', await count(/a\.js$/, /b\.js$/), '- one group:', await count(/[ab]\.js$/))
JS
echo 'two groups: 2 - one group: 1' > expected
node run.mjs | diff expected -
