/**
 * Pictures every state of every flow as a customer sees it, in one folder that opens without a server:
 *   npm run gallery -- [--machine <name>] [--brand first|second] [--against <folder of an earlier gallery>]
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { screens } from '../../tests/paths/screens/all'
import { changesBetween } from './gallery/changes'
import { changesDocument } from './gallery/changesDocument'
import { galleryDocument } from './gallery/document'
import type { Gallery } from './gallery/manifest'
import { missingStates } from './gallery/missing'
import { readOptions } from './gallery/options'
import { fontsOf, statesOf } from './gallery/states'
import { assign, type TakenState } from './gallery/taken'

const folder = resolve('gallery')
const { brand, machine, against } = readOptions(process.argv.slice(2), Object.keys(screens))
if (against && resolve(against) === folder)
  throw new Error('--against is another folder than gallery/, which is made anew: copy it before')
const machines = machine ? [machine] : Object.keys(screens)

const begun = performance.now()
const seen = mkdtempSync(join(tmpdir(), 'gallery-'))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'tools/flows/tests/gallery/playwright.config.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, ...assign({ brand, machines, folder, seen }) },
  },
)
const taken = readdirSync(seen).flatMap((name): TakenState[] =>
  JSON.parse(readFileSync(join(seen, name), 'utf8')),
)
rmSync(seen, { recursive: true })

const gallery: Gallery = {
  ...{ version: 1, taken: new Date().toISOString(), brand },
  fonts: fontsOf(taken),
  states: statesOf(taken),
}
writeFileSync(join(folder, 'gallery.json'), JSON.stringify(gallery, null, 1))
writeFileSync(join(folder, 'index.html'), await galleryDocument(gallery))

const pictures = gallery.states.reduce((sum, { pictures }) => sum + pictures.length, 0)
const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
console.log(`\n${gallery.states.length} states, ${pictures} pictures, ${minutes} minutes`)
console.log(`The gallery is ${join(folder, 'index.html')}`)
for (const missing of missingStates(gallery, machines)) console.error(`no picture: ${missing}`)

if (against) {
  const changes = changesBetween(resolve(against), folder, machines)
  writeFileSync(join(folder, 'changes.html'), changesDocument(changes))
  const { different, gone, fresh } = changes
  console.log(
    `${different.length} states look or read otherwise, ${gone.length} are gone, ${fresh.length} are new: ${join(folder, 'changes.html')}`,
  )
}
if (status !== 0) process.exitCode = 1
