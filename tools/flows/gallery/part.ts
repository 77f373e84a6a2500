import type { PNG } from 'pngjs'

/** A part of a picture, in pixels. */
export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** How much is shown around what differs, and how much at least: it has to be told where on the screen it stands. */
const margin = 48
const least = { width: 480, height: 240 }

/** From where on how much is shown of a side of this length, so that all between the ends is seen. */
function span(from: number, to: number, least: number, whole: number): [start: number, length: number] {
  const length = Math.min(Math.max(to - from + 2 * margin, least), whole)
  const start = Math.round((from + to - length) / 2)
  return [Math.min(Math.max(start, 0), whole - length), length]
}

/** The part of a picture that holds every pixel of this colour. */
export function partAround({ width, height, data }: PNG, colour: readonly number[]): Part {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!colour.every((value, channel) => data[pixel * 4 + channel] === value)) continue
    const [column, row] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, column)
    right = Math.max(right, column + 1)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row + 1)
  }
  const [x, shownWidth] = span(left, right, least.width, width)
  const [y, shownHeight] = span(top, bottom, least.height, height)
  return { x, y, width: shownWidth, height: shownHeight }
}
