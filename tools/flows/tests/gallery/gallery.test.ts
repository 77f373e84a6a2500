import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, expect, test } from 'vitest'
import { locales } from '../../../../i18n/i18n-util'
import { newFolder } from '../../../../tests/support/program'
import { changesBetween, comparePictures } from '../../gallery/changes'
import { changesDocument } from '../../gallery/document'
import { missingStates } from '../../gallery/states'
import { sample, state, text } from './sample'

/** A white picture with black pixels from this position on. */
function picture(black: number, { width = 8, height = 8, from = 0 } = {}): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (let pixel = from; pixel < from + black; pixel++) png.data.fill(0, pixel * 4, pixel * 4 + 3)
  return PNG.sync.write(png)
}

test('two pictures differ by their different pixels, and by the area that only one has', () => {
  expect(comparePictures(picture(3), picture(3))).toBeNull()
  expect(comparePictures(picture(0), picture(0, { height: 10 }))?.pixels).toBe(16)
  const difference = comparePictures(picture(1), picture(3))
  expect(difference?.pixels).toBe(2)
  expect([...PNG.sync.read(difference?.marked ?? Buffer.of()).data.subarray(4, 8)]).toEqual([255, 0, 0, 255])
  const wide = { width: 1280, height: 900, from: 880 * 1280 + 600 }
  expect(comparePictures(picture(0, wide), picture(100, wide))?.area).toBe('480 760 340 140')
})

const root = newFolder()
afterAll(() => rmSync(root, { recursive: true }))

/** A gallery of these states of one machine, each with a line heard and one picture. */
function gallery(name: string, content: Record<string, [string, Buffer]>): string {
  const folder = join(root, name)
  mkdirSync(folder)
  const states = Object.entries(content).map(([name, [words, content]]) => {
    const [firstPicture] = state('tariff', name, {}).pictures
    const file = `${name}.png`
    writeFileSync(join(folder, file), content)
    return state('tariff', name, {
      heard: [text('de', words)],
      pictures: firstPicture ? [{ ...firstPicture, file }] : [],
    })
  })
  writeFileSync(join(folder, 'gallery.json'), JSON.stringify({ ...sample, states }))
  return folder
}

test('the changes list states that changed, disappeared or are new', () => {
  const [white, black] = [picture(0), picture(2)]
  const same: [string, Buffer] = ['Tarif', white]
  const old = gallery('before', { loading: same, browsing: same, closed: same, failed: ['Schließen', white] })
  const now = gallery('now', {
    ...{ loading: same, browsing: ['Tarif', black], confirming: same, failed: ['Zurück', white] },
  })
  const diff = changesBetween(old, now, ['tariff'])
  const names = (states: readonly { state: string }[]) => states.map(({ state }) => state)
  expect(names(diff.different.map(({ state }) => state))).toEqual(['browsing', 'failed'])
  expect([names(diff.removed), names(diff.added), diff.same]).toEqual([['closed'], ['confirming'], 1])
  const [changed] = diff.different[0]?.pictures ?? []
  for (const file of [changed?.before, changed?.marked, changed?.file])
    expect(existsSync(join(now, file ?? ''))).toBe(true)
  const page = changesDocument(diff)
  expect(page).toMatch(/2 pixels differ.*<del>Schließen<\/del>.*<ins>Zurück<\/ins>/s)
})

test('the gallery names a state with missing pictures, and the language in which its walk failed', () => {
  const ready = state('pdfDownload', 'ready', {})
  const german = { ...ready, pictures: ready.pictures.filter(({ locale }) => locale === 'de') }
  const others = locales.filter((locale) => locale !== 'de')
  expect(missingStates({ ...sample, states: [german] }, ['pdfDownload'])).toEqual([
    `pdfDownload.ready in ${others.join(' and ')}`,
    `pdfDownload.downloading in ${locales.join(' and ')}`,
  ])
})
