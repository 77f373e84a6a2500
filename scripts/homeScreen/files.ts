import type { BrandId } from '../../src/brands'
import { brands } from '../../src/brands'
import { looks } from '../../src/brands/looks'
import { drawingOf, rounded, whole } from './drawing'

export const brandIds = Object.keys(brands) as BrandId[]

/** Pictures in pixels, for systems that take no drawing; the first is what Safari asks for. */
export const pictureSizes = [180, 192, 512] as const

export const pictureName = (id: BrandId, size: number) => `${id}-${size}.png`

/** What browsers want to know before they put the portal on a home screen. */
function manifestOf(id: BrandId): string {
  const { name, title } = brands[id]
  const { canvas, header } = looks[id].colours
  const pictures = pictureSizes.map((size) => ({
    src: `${pictureName(id, size)}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'maskable',
  }))
  const manifest = {
    name: title,
    short_name: name,
    lang: 'de',
    // Addresses are seen from the manifest, wherever the portal stands; what it starts with is also what it is known by.
    start_url: './',
    scope: './',
    // With the browser's own buttons: the way back is theirs, and banks lead through pages of their own.
    display: 'minimal-ui',
    background_color: canvas[0],
    theme_color: header[0],
    icons: [{ src: `${id}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...pictures],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The files of text in `public/` that follow from a brand, by their names. */
export const textsOf = (id: BrandId): Record<string, string> => ({
  [`${id}.webmanifest`]: manifestOf(id),
  [`${id}.svg`]: drawingOf(brands[id], looks[id], rounded),
})

/** What the pictures are taken of. */
export const pictureOf = (id: BrandId): string => drawingOf(brands[id], looks[id], whole)
