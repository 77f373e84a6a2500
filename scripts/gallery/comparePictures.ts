import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** On a canvas of this size; what it does not fill stays transparent. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** How many pixels of two pictures differ, and a picture in which they are marked; nothing, where they look the same. */
export function comparePictures(before: Buffer, now: Buffer): { pixels: number; marked: Buffer } | null {
  if (before.equals(now)) return null
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(now)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [left, right] = [onCanvas(one, width, height), onCanvas(other, width, height)]
  const marked = new PNG({ width, height })
  const pixels = pixelmatch(left.data, right.data, marked.data, width, height, { threshold: 0.1 })
  return pixels === 0 ? null : { pixels, marked: PNG.sync.write(marked) }
}
