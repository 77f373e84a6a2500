#!/bin/sh
# Vite 8.3.8: a module imported by `runnerImport` sees no variable of `.env` in `import.meta.env`, although the build of the
# same folder puts it into the code.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund vite@8.3.8
echo 'VITE_NAME=value' > .env
echo 'export const name = import.meta.env.VITE_NAME ?? "none"' > module.js
cat > run.mjs <<'JS'
import { build, runnerImport } from 'vite'
const { module } = await runnerImport('./module.js')
const lib = { entry: 'module.js', formats: ['es'] }
const [{ output }] = await build({ logLevel: 'silent', build: { write: false, lib } })
console.log('imported:', module.name, '- built:', /value|none/.exec(output[0].code)[0])
JS
echo 'imported: none - built: value' > expected
node run.mjs | diff expected -
