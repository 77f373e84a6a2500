import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, expect, test } from 'vitest'
import type { GoldenPath } from '../../../paths/golden'
import type { Moment } from '../../../paths/moment'
import { changesBetween, comparePictures } from '../../gallery/changes'
import { changesDocument } from '../../gallery/document'
import { keysOf } from '../../gallery/messages'
import { missingStates } from '../../gallery/states'
import { galleryWalks } from '../../gallery/walks'
import { sample, state } from './sample'

/** A white picture with black pixels from this place on. */
function picture(black: number, { width = 8, height = 8, from = 0 } = {}): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (let pixel = from; pixel < from + black; pixel++) png.data.fill(0, pixel * 4, pixel * 4 + 3)
  return PNG.sync.write(png)
}

const root = mkdtempSync(join(tmpdir(), 'galleries-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A gallery of these states of one machine, each with one picture and the same text. */
function gallery(name: string, shown: Record<string, Buffer>, text = 'Tarif', fonts = ['Sans']): string {
  const folder = join(root, name)
  mkdirSync(folder, { recursive: true })
  const states = Object.entries(shown).map(([state, content]) => {
    const file = `${state}.png`
    writeFileSync(join(folder, file), content)
    const pictures = [{ width: 390, locale: 'de', scheme: 'light', file }]
    const texts = [{ locale: 'de', text, keys: ['tariff.heading'] }]
    return { machine: 'tariff', state, description: '', requirements: [], texts, pictures }
  })
  const manifest = { version: 1, taken: '2026-11-20T10:00:00Z', brand: 'second', fonts, states }
  writeFileSync(join(folder, 'gallery.json'), JSON.stringify(manifest))
  return folder
}

test('two pictures differ by the pixels that differ, and by what one has more', () => {
  expect(comparePictures(picture(3), picture(3))).toBeNull()
  expect(comparePictures(picture(0), picture(0, { height: 10 }))?.pixels).toBe(16)
  const difference = comparePictures(picture(1), picture(3))
  expect(difference?.pixels).toBe(2)
  expect([...PNG.sync.read(difference?.marked ?? Buffer.of()).data.subarray(4, 8)]).toEqual([255, 0, 0, 255])
})

test('the part that differs has a margin within the picture', () => {
  const wide = { width: 1280, height: 900, from: 880 * 1280 + 600 }
  expect(comparePictures(picture(0, wide), picture(100, wide))?.part).toBe('480 760 340 140')
})

test('texts that differ are listed where nothing looks different, and other fonts are named', () => {
  const before = gallery('named', { loading: picture(0) }, 'Schließen')
  const now = gallery('renamed', { loading: picture(0) }, 'Zurück', ['Serif'])
  const changes = changesBetween(before, now, ['tariff'])
  expect(changes.same).toBe(0)
  const page = changesDocument(changes)
  expect(page).toMatch(/<del>Schließen<\/del>.*<ins>Zurück<\/ins>/s)
  expect(page).toContain('the second brand in Sans, the second the second brand in Serif')
})

test('states that look different, are gone or are new are listed, with the pictures of both', () => {
  const before = gallery('before', { loading: picture(0), browsing: picture(0), closed: picture(0) })
  const now = gallery('now', { loading: picture(0), browsing: picture(2), failed: picture(0) })
  const changes = changesBetween(before, now, ['tariff'])
  const { different, gone, fresh, same } = changes
  const names = (states: readonly { state: string }[]) => states.map(({ state }) => state)
  expect(names(different.map(({ state }) => state))).toEqual(['browsing'])
  expect([names(gone), names(fresh), same]).toEqual([['closed'], ['failed'], 1])
  const [changed] = different[0]?.pictures ?? []
  for (const file of [changed?.before, changed?.marked, changed?.file])
    expect(existsSync(join(now, file ?? ''))).toBe(true)
  expect(changesDocument(changes)).toContain('2 pixels differ')
})

test.each([
  ['its message', 'Tarife ansehen', 'de', ['tariff.unknownCheck']],
  ['all messages that read alike', 'Anmelden', 'de', ['login.heading', 'login.submit', 'shell.logIn']],
  ['a message with a value', '4 Einträge geladen', 'de', ['listing.loaded']],
  ['a message in a form of its plural', 'Učitano: 1 stavka', 'sr', ['listing.loaded']],
  ['no message for a value', '14,90 €', 'de', []],
] as const)('a text leads to the key of %s', (_, text, locale, keys) => {
  expect(keysOf(text, locale)).toEqual(keys)
})

test('a state without all its pictures is named, with the language in which its walk failed', () => {
  const ready = state('pdfDownload', 'ready', {})
  const german = { ...ready, pictures: ready.pictures.filter(({ locale }) => locale === 'de') }
  expect(missingStates({ ...sample, states: [german] }, ['pdfDownload'])).toEqual([
    'pdfDownload.ready in sr',
    'pdfDownload.downloading in de and sr',
  ])
})

/** A golden path; a state with an exclamation mark is announced. */
const path = (name: string, ...values: Moment['value'][]): GoldenPath => ({
  ...{ name, requirements: [], start: 'opened' },
  steps: values.map((value) => ({ label: 'go', event: { type: 'go' }, ...moment(value) })),
})
const moment = (value: Moment['value']): Moment => ({
  ...{ status: 'active', tags: [], context: {}, calls: [] },
  value: typeof value === 'string' ? value.replace('!', '') : value,
  emitted: String(value).endsWith('!') ? [{ type: 'change.succeeded' }] : [],
})

test.each<[string, GoldenPath[], string]>([
  [
    'one path that visits every state, no further than needed',
    [path('short', 'failed'), path('long', 'failed', 'loading', 'shown', 'loading', 'failed')],
    'long: loading 0, failed 1, shown 3',
  ],
  [
    'a state where nothing was announced, although the way there is longer',
    [path('noisy', 'shown!'), path('calm', 'asking', 'shown')],
    'calm: loading 0, asking 1, shown 2',
  ],
  ['a state that is always announced', [path('noisy', 'shown!')], 'noisy: loading 0, shown 1'],
  [
    'each value of a nested state',
    [path('nested', { ready: 'asking' }, { ready: 'changed' })],
    'nested: loading 0, ready.asking 1, ready.changed 2',
  ],
])('the gallery shows %s', (_, paths, expected) => {
  const walks = galleryWalks({ machine: 'sample', starts: { opened: moment('loading') }, paths }, paths)
  const described = walks.map(
    ({ path, shows }) => `${path.name}: ${shows.map(({ state, step }) => `${state} ${step}`).join(', ')}`,
  )
  expect(described).toEqual([expected])
  expect(walks[0]?.path.steps).toHaveLength(walks[0]?.shows.at(-1)?.step ?? 0)
})
