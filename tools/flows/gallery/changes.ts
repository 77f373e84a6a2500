import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Gallery, GalleryState, Picture, ShownText } from './manifest'

interface Difference {
  /** How many pixels differ. */
  pixels: number
  /** The picture in pale, with what differs in red. */
  marked: Buffer
  size: { width: number; height: number }
  /** The part that holds every such pixel and what is around it, as the `viewBox` of an SVG. */
  part: string
}

export interface ChangedPicture extends Picture, Omit<Difference, 'marked'> {
  before: string
  marked: string
}

/** A state that looks or reads otherwise. */
export interface ChangedState {
  state: GalleryState
  pictures: ChangedPicture[]
  texts: { gone: ShownText[]; fresh: ShownText[] }
}

export interface Changes {
  /** Both galleries, the earlier first. */
  compared: [Gallery, Gallery]
  different: ChangedState[]
  gone: GalleryState[]
  fresh: GalleryState[]
  same: number
}

const read = (folder: string): Gallery => JSON.parse(readFileSync(join(folder, 'gallery.json'), 'utf8'))

/** The texts that only the first has. */
const without = (texts: readonly ShownText[], others: readonly ShownText[]) =>
  texts.filter(({ locale, text }) => !others.some((one) => one.locale === locale && one.text === text))

/** What an earlier gallery shows otherwise of these machines; the later folder gets the pictures of both. */
export function changesBetween(earlier: string, later: string, machines: readonly string[]): Changes {
  const compared: Changes['compared'] = [read(earlier), read(later)]
  const byName = ({ states }: Gallery) =>
    new Map(
      states
        .filter(({ machine }) => machines.includes(machine))
        .map((state) => [`${state.machine} ${state.state}`, state]),
    )
  const [before, now] = [byName(compared[0]), byName(compared[1])]
  mkdirSync(join(later, 'changes'), { recursive: true })

  function changedPicture(machine: string, picture: Picture): ChangedPicture[] {
    const [was, is] = [join(earlier, picture.file), join(later, picture.file)]
    const difference = comparePictures(readFileSync(was), readFileSync(is))
    if (!difference) return []
    const name = `changes/${machine}-${basename(picture.file, '.png')}`
    const files = { before: `${name}-before.png`, marked: `${name}-marked.png` }
    copyFileSync(was, join(later, files.before))
    writeFileSync(join(later, files.marked), difference.marked)
    return [{ ...picture, ...difference, ...files }]
  }

  let same = 0
  const different = [...now].flatMap(([name, state]): ChangedState[] => {
    const old = before.get(name)
    if (!old) return []
    const taken = new Set(old.pictures.map(({ file }) => file))
    const pictures = state.pictures
      .filter(({ file }) => taken.has(file))
      .flatMap((picture) => changedPicture(state.machine, picture))
    const texts = { gone: without(old.texts, state.texts), fresh: without(state.texts, old.texts) }
    if (pictures.length + texts.gone.length + texts.fresh.length > 0) return [{ state, pictures, texts }]
    same++
    return []
  })
  const onlyIn = (one: Map<string, GalleryState>, other: Map<string, GalleryState>) =>
    [...one].flatMap(([name, state]) => (other.has(name) ? [] : state))
  return {
    ...{ compared, different, same },
    gone: onlyIn(before, now),
    fresh: onlyIn(now, before),
  }
}

const red: [number, number, number] = [255, 0, 0]
/** In pixels, so that a reader finds the part on the screen. */
const margin = 120

/** What differs between two pictures; null if they look the same. */
export function comparePictures(before: Buffer, now: Buffer): Difference | null {
  if (before.equals(now)) return null
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [left, right] = [onCanvas(one, width, height), onCanvas(other, width, height)]
  const marked = new PNG({ width, height })
  const options = { threshold: 0.1, diffColor: red, aaColor: red }
  const pixels = pixelmatch(left.data, right.data, marked.data, width, height, options)
  if (pixels === 0) return null
  return { pixels, marked: PNG.sync.write(marked), size: { width, height }, part: partAround(marked) }
}

/** On a canvas of this size; what the picture does not fill stays transparent. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

function partAround({ width, height, data }: PNG): string {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!red.every((value, channel) => data[pixel * 4 + channel] === value)) continue
    const [column, row] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, column)
    right = Math.max(right, column + 1)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row + 1)
  }
  const [x, y] = [Math.max(left - margin, 0), Math.max(top - margin, 0)]
  return `${x} ${y} ${Math.min(right + margin, width) - x} ${Math.min(bottom + margin, height) - y}`
}
