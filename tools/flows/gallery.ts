/**
 * Takes a picture of every state of every flow as a customer sees it, into one folder that opens without a server:
 *   npm run gallery -w tools/flows -- [--machine <name>] [--brand <id>] [--against <folder of an earlier gallery>]
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brands } from '../../scripts/brands'
import { drivers } from '../../tests/paths/drivers/all'
import { changesBetween } from './gallery/changes'
import { changesDocument, galleryDocument } from './gallery/document'
import type { Gallery, GallerySettings, TakenState } from './gallery/manifest'
import { missingStates, statesOf } from './gallery/states'

const folder = resolve('gallery')
const { brand, machine, against } = parseArgs({
  options: {
    brand: { type: 'string', default: 'second' },
    machine: { type: 'string' },
    against: { type: 'string' },
  },
}).values
if (!brands.has(brand)) throw new Error(`--brand is one of ${[...brands.keys()].join(', ')}`)
if (machine !== undefined && !(machine in drivers))
  throw new Error(`--machine is one of ${Object.keys(drivers).join(', ')}`)
if (against && resolve(against) === folder)
  throw new Error('--against needs a copy: this command replaces the folder gallery/')
const machines = machine ? [machine] : Object.keys(drivers)

const startTime = performance.now()
const resultsFolder = mkdtempSync(join(tmpdir(), 'gallery-'))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const settings: GallerySettings = { brand, machines, folder, resultsFolder }
const args = ['playwright', 'test', '-c', 'tools/flows/tests/gallery/playwright.config.ts']
const env = { ...process.env, GALLERY: JSON.stringify(settings) }
const { status } = spawnSync('npx', args, { stdio: 'inherit', env })
const takenStates = readdirSync(resultsFolder).flatMap((name): TakenState[] =>
  JSON.parse(readFileSync(join(resultsFolder, name), 'utf8')),
)
rmSync(resultsFolder, { recursive: true })

const gallery: Gallery = {
  ...{ version: 2, taken: new Date().toISOString(), brand },
  states: statesOf(takenStates),
}
writeFileSync(join(folder, 'gallery.json'), JSON.stringify(gallery, null, 1))
writeFileSync(join(folder, 'index.html'), galleryDocument(gallery))
const minutes = ((performance.now() - startTime) / 60_000).toFixed(1)
console.log(`\n${gallery.states.length} states in ${minutes} minutes: ${join(folder, 'index.html')}`)
for (const missing of missingStates(gallery, machines)) console.error(`no picture: ${missing}`)

if (against) {
  const changes = changesBetween(resolve(against), folder, machines)
  writeFileSync(join(folder, 'changes.html'), changesDocument(changes))
  const { different, removed, added } = changes
  console.log(
    `${different.length} states changed, ${removed.length} are gone, ${added.length} are new: ${join(folder, 'changes.html')}`,
  )
}
if (status !== 0) process.exitCode = 1
