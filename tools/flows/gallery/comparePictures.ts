import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { type Part, partAround } from './part'

export interface Difference {
  /** How many pixels differ. */
  pixels: number
  /** The picture in pale, with what differs in red. */
  marked: Buffer
  part: Part
}

const red: [number, number, number] = [255, 0, 0]

/** On a canvas of this size; what it does not fill stays transparent. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** What differs between two pictures; nothing, where they look the same. */
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
  return { pixels, marked: PNG.sync.write(marked), part: partAround(marked, red) }
}
