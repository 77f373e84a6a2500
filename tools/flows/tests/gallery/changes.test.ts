import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, expect, test } from 'vitest'
import { changesBetween } from '../../gallery/changes'
import { changesDocument } from '../../gallery/changesDocument'
import { comparePictures } from '../../gallery/comparePictures'

/** A white picture with so many black pixels in its first line. */
function picture(black: number, height = 8): Buffer {
  const png = new PNG({ width: 8, height })
  png.data.fill(255)
  for (let pixel = 0; pixel < black; pixel++) png.data.fill(0, pixel * 4, pixel * 4 + 3)
  return PNG.sync.write(png)
}

const root = mkdtempSync(join(tmpdir(), 'galleries-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A gallery of these states of one machine, each with one picture, and all with one text. */
function gallery(name: string, shown: Record<string, Buffer>, text = 'Tarif'): string {
  const folder = join(root, name)
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const states = Object.entries(shown).map(([state, content]) => {
    const file = `pictures/${state}.png`
    writeFileSync(join(folder, file), content)
    const pictures = [{ width: 390, locale: 'de', scheme: 'light', file }]
    const texts = [{ locale: 'de', text, keys: ['tariff.heading'] }]
    return { machine: 'tariff', state, description: '', requirements: [], texts, pictures }
  })
  const told = { version: 1, taken: '2026-11-20T10:00:00Z', brand: 'second', fonts: ['Sans'], states }
  writeFileSync(join(folder, 'gallery.json'), JSON.stringify(told))
  return folder
}

test('pictures that look the same are no difference', () => {
  expect(comparePictures(picture(3), picture(3))).toBeNull()
})

test('each pixel that differs is counted, and marked', () => {
  const difference = comparePictures(picture(1), picture(3))
  expect(difference?.pixels).toBe(2)
  expect([...PNG.sync.read(difference?.marked ?? Buffer.of()).data.subarray(4, 8)]).toEqual([255, 0, 0, 255])
})

test('what a longer picture has more is different', () => {
  expect(comparePictures(picture(0), picture(0, 10))?.pixels).toBe(16)
})

test('what differs is shown with what stands around it, within the picture', () => {
  const wide = (black: number) => {
    const png = new PNG({ width: 1280, height: 900 })
    png.data.fill(255)
    const first = 880 * 1280 + 600
    for (let pixel = first; pixel < first + 100; pixel++) png.data.fill(black, pixel * 4, pixel * 4 + 3)
    return PNG.sync.write(png)
  }
  const part = comparePictures(wide(255), wide(0))?.part
  expect(part).toEqual({ x: 410, y: 660, width: 480, height: 240 })
})

test('tells which texts are others, even where nothing looks different', () => {
  const before = gallery('named', { loading: picture(0) }, 'Schließen')
  const now = gallery('renamed', { loading: picture(0) }, 'Zurück')
  const changes = changesBetween(before, now, ['tariff'])
  expect(changes.same).toBe(0)
  expect(changesDocument(changes)).toMatch(/<del[^>]*>Schließen<\/del>.*<ins[^>]*>Zurück<\/ins>/)
})

test('tells which states look different, are gone or are new, with the pictures of both', () => {
  const before = gallery('before', { loading: picture(0), browsing: picture(0), closed: picture(0) })
  const now = gallery('now', { loading: picture(0), browsing: picture(2), failed: picture(0) })
  const changes = changesBetween(before, now, ['tariff'])
  const names = (states: readonly { state: string }[]) => states.map(({ state }) => state)
  expect(names(changes.different.map(({ state }) => state))).toEqual(['browsing'])
  expect([names(changes.gone), names(changes.fresh), changes.same]).toEqual([['closed'], ['failed'], 1])
  const [changed] = changes.different[0]?.pictures ?? []
  for (const file of [changed?.before, changed?.marked, changed?.file])
    expect(existsSync(join(now, file ?? ''))).toBe(true)
  expect(changesDocument(changes)).toContain('2 pixels differ')
})
