import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Difference {
  /** How many pixels differ. */
  pixels: number
  /** The picture in pale, with what differs in red. */
  marked: Buffer
  size: { width: number; height: number }
  /** The part that holds every such pixel and what is around it, as the `viewBox` of an SVG. */
  part: string
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
