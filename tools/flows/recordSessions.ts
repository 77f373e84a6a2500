/**
 * Records anew the sessions that are shown in the flows page and checked by `npm run replay`:
 *   npm run replay:record
 * The portal of `npm start` is walked through in Chromium, and saved by its own button.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { headlessArgs, headlessPath } from '../../scripts/browserPath'
import { journeys, walk } from './replay/journeys'

process.env.PAYMENT_PORT = '0'
const server = await createServer({ server: { port: 0, open: false }, logLevel: 'error' })
await server.listen()
const browser = await chromium.launch({ executablePath: headlessPath(), args: [...headlessArgs] })
for (const [name, journey] of Object.entries(journeys)) {
  const page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0], locale: 'de-AT' })
  await walk(page, journey)
  const download = page.waitForEvent('download')
  await page.getByText('Sitzung speichern').click()
  // On one line it takes two thirds of the room.
  const file = `atlas/recordings/${name}.json`
  const saved = readFileSync(await (await download).path(), 'utf8')
  writeFileSync(file, `${JSON.stringify(JSON.parse(saved))}\n`)
  console.log(file)
  await page.close()
}
await browser.close()
await server.close()
process.exit()
