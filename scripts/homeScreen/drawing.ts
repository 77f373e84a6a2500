import type { Brand, Look } from '../../src/brands/brand'

/** How much of the ground the mark takes, and how round the corners are, of a drawing of 32 by 32 units. */
export interface Shape {
  mark: number
  corner: number
}

/** In a browser's tab and among bookmarks. */
export const rounded: Shape = { mark: 0.7, corner: 7 }
/** Where the system cuts the shape itself: a circle of four fifths is always seen. */
export const whole: Shape = { mark: 0.56, corner: 0 }

/** The brand's mark on the ground of its header. */
export function drawingOf({ logo }: Brand, { colours }: Look, { mark, corner }: Shape): string {
  const margin = (32 * (1 - mark)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
    <stop stop-color="${colours.header[0]}"/>
    <stop offset="1" stop-color="${colours.headerEnd[0]}"/>
  </linearGradient>
  <rect width="32" height="32" rx="${corner}" fill="url(#ground)"/>
  <path transform="translate(${margin.toFixed(2)} ${margin.toFixed(2)}) scale(${mark})" fill="${colours.headerInk[0]}" d="${logo.path}"/>
</svg>
`
}
