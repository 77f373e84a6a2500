import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Gallery, GalleryState, HeardLine, Picture } from './manifest'

export type Changes = ReturnType<typeof changesBetween>
export type ChangedState = Changes['different'][number]
export type ChangedPicture = ChangedState['pictures'][number]

const readGallery = (path: string): Gallery => JSON.parse(readFileSync(join(path, 'gallery.json'), 'utf8'))

/** The items that only the first list has. */
function itemsOnlyIn<Item>(items: readonly Item[], others: readonly Item[], keyOf: (item: Item) => string) {
  const known = new Set(others.map(keyOf))
  return items.filter((item) => !known.has(keyOf(item)))
}

const stateKey = ({ machine, state }: GalleryState) => `${machine} ${state}`
const lineKey = ({ locale, text }: HeardLine) => `${locale} ${text}`

/** Compares these machines in two galleries, and copies the pictures that differ into the later folder. */
export function changesBetween(earlier: string, later: string, machines: readonly string[]) {
  const galleries = { before: readGallery(earlier), now: readGallery(later) }
  const statesOf = ({ states }: Gallery) => states.filter(({ machine }) => machines.includes(machine))
  const [before, now] = [statesOf(galleries.before), statesOf(galleries.now)]
  mkdirSync(join(later, 'changes'), { recursive: true })

  function compare(picture: Picture, machine: string) {
    const [oldFile, newFile] = [join(earlier, picture.file), join(later, picture.file)]
    const difference = comparePictures(readFileSync(oldFile), readFileSync(newFile))
    if (!difference) return []
    const name = `changes/${machine}-${basename(picture.file, '.png')}`
    const files = { before: `${name}-before.png`, marked: `${name}-marked.png` }
    copyFileSync(oldFile, join(later, files.before))
    writeFileSync(join(later, files.marked), difference.marked)
    return { ...picture, ...difference, ...files }
  }
  const sharedStates = now.flatMap((state) => {
    const old = before.find((one) => stateKey(one) === stateKey(state))
    if (!old) return []
    const shared = state.pictures.filter(({ file }) => old.pictures.some((one) => one.file === file))
    return {
      state,
      pictures: shared.flatMap((picture) => compare(picture, state.machine)),
      heard: {
        removed: itemsOnlyIn(old.heard, state.heard, lineKey),
        added: itemsOnlyIn(state.heard, old.heard, lineKey),
      },
    }
  })
  const different = sharedStates.filter(
    ({ pictures, heard }) => pictures.length + heard.removed.length + heard.added.length > 0,
  )
  return {
    galleries,
    different,
    same: sharedStates.length - different.length,
    removed: itemsOnlyIn(before, now, stateKey),
    added: itemsOnlyIn(now, before, stateKey),
  }
}

const RED: [number, number, number] = [255, 0, 0]
/** Pixels around a difference, so that a reader finds where it is on the screen. */
const MARGIN_PX = 120

/** The difference between two pictures; null if they look the same. */
export function comparePictures(before: Buffer, now: Buffer) {
  if (before.equals(now)) return null
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [left, right] = [placeOnCanvas(one, width, height), placeOnCanvas(other, width, height)]
  const marked = new PNG({ width, height })
  const options = { threshold: 0.1, diffColor: RED, aaColor: RED }
  const pixels = pixelmatch(left.data, right.data, marked.data, width, height, options)
  if (pixels === 0) return null
  return { pixels, marked: PNG.sync.write(marked), size: { width, height }, area: changedArea(marked) }
}

/** Puts a picture on a transparent canvas of this size. */
function placeOnCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** The area of all red pixels with a margin, as the `viewBox` of an SVG. */
function changedArea({ width, height, data }: PNG): string {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!RED.every((value, channel) => data[pixel * 4 + channel] === value)) continue
    const [column, row] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, column)
    right = Math.max(right, column + 1)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row + 1)
  }
  const [x, y] = [Math.max(left - MARGIN_PX, 0), Math.max(top - MARGIN_PX, 0)]
  return `${x} ${y} ${Math.min(right + MARGIN_PX, width) - x} ${Math.min(bottom + MARGIN_PX, height) - y}`
}
