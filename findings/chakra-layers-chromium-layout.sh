#!/bin/sh
# Chakra UI 3.37.0 with Emotion 11.14.0 in Chromium 153: each recipe that is used for the first time lets the browser lay out
# the whole page again, because Emotion adds `@layer recipes{…}` to its style sheet. Expected was a layout of the new element
# and its parents, as it happens without layers.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @chakra-ui/react@3.37.0 @emotion/react@11.14.0 react@19.3.1 react-dom@19.3.1 \
  esbuild@0.28.2 puppeteer-core@25.16.0 @sparticuz/chromium@153.0.0
cat > page.jsx <<'JS'
import { chakra, ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
const system = createSystem({ disableLayers: location.hash === '#plain' })
const Early = chakra('h1', { base: { color: 'blue' } })
const Late = chakra('p', { base: { color: 'red' } })
function Page() {
  const [isPressed, press] = useState(false)
  const rows = Array.from({ length: 2000 }, (_, row) => h('div', { key: row }, row))
  return h('main', null, h(Early, null, 'early'), h('button', { onClick: () => press(true) }, 'press'), h('section', null, rows), isPressed && h(Late, null, 'late'))
}
createRoot(document.getElementById('root')).render(h(ChakraProvider, { value: system }, h(Page)))
JS
npx esbuild page.jsx --bundle --minify --define:process.env.NODE_ENV=\"production\" --outfile=page.js --log-level=error
echo '<!doctype html><div id="root"></div><script src="page.js"></script>' > page.html
cat > run.mjs <<'JS'
import { pathToFileURL } from 'node:url'
import chromium from '@sparticuz/chromium'
import { launch } from 'puppeteer-core'
const browser = await launch({ args: chromium.args, executablePath: await chromium.executablePath(), headless: 'shell' })
for (const layers of ['layered', 'plain']) {
  const page = await browser.newPage()
  await page.goto(`${pathToFileURL('page.html')}#${layers}`)
  await page.waitForSelector('button')
  await page.tracing.start({ categories: ['devtools.timeline'] })
  await page.evaluate(async () => {
    document.querySelector('button').click()
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  })
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()))
  const objects = traceEvents.filter(({ name }) => name === 'Layout').map(({ args }) => args.beginData?.dirtyObjects ?? 0)
  console.log(`${layers}: ${Math.max(...objects) > 2000 ? 'all rows' : 'no row'}`)
  await page.close()
}
await browser.close()
JS
printf 'layered: all rows\nplain: no row\n' > expected
node run.mjs | diff expected -
