#!/bin/sh
# wouter 3.13.0: `useSearch` and `useSearchParams` decode the query twice. A value that URLSearchParams wrote comes back as
# another one if it holds a percent sign with two digits: `10%25` as `10%`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund wouter@3.13.0 react@19.3.1 react-dom@19.3.1
cat > run.mjs <<'JS'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Router, useSearchParams } from 'wouter'
const Page = () => useSearchParams()[0].get('id')
const written = new URLSearchParams({ id: '10%25' })
const read = renderToString(createElement(Router, { ssrPath: '/', ssrSearch: `?${written}` }, createElement(Page)))
console.log(`written 10%25, in the address ${written}, read ${read}`)
JS
echo 'written 10%25, in the address id=10%2525, read 10%' > expected
node run.mjs | diff expected -
