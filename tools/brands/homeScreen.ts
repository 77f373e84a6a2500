import { type BrandId, brands } from '../../src/brands'
import { themes } from '../../src/brands/themes'

export const brandIds = Object.keys(brands) as BrandId[]

/** Pictures in pixels, for systems that take no drawing; the first is the one that Safari requests. */
export const iconSizes = [180, 192, 512] as const

export const iconFileName = (id: BrandId, size: number) => `${id}-${size}.png`

/** The brand's mark on the background of its header. The mark takes this share of the drawing's 32 by 32 units. */
function svgIconOf(id: BrandId, { mark, corner }: { mark: number; corner: number }): string {
  const { header, headerEnd, headerInk } = themes[id].colours
  const margin = ((32 * (1 - mark)) / 2).toFixed(2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
    <stop stop-color="${header[0]}"/>
    <stop offset="1" stop-color="${headerEnd[0]}"/>
  </linearGradient>
  <rect width="32" height="32" rx="${corner}" fill="url(#ground)"/>
  <path transform="translate(${margin} ${margin}) scale(${mark})" fill="${headerInk[0]}" d="${brands[id].logo.path}"/>
</svg>
`
}

/** Systems cut the shape of pictures themselves; they always show a circle of four fifths. */
export const maskableIconOf = (id: BrandId): string => svgIconOf(id, { mark: 0.56, corner: 0 })

/** What browsers need to put the portal on a home screen. */
function manifestOf(id: BrandId): string {
  const { name, title } = brands[id]
  const { canvas, header } = themes[id].colours
  const pngIcons = iconSizes.map((size) => ({
    src: iconFileName(id, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'maskable',
  }))
  const manifest = {
    name: title,
    short_name: name,
    lang: 'de',
    // Relative to the manifest, wherever the portal is; the start address is also the id of the app.
    start_url: './',
    scope: './',
    // With the browser's Back button: banks lead through pages of their own.
    display: 'minimal-ui',
    background_color: canvas[0],
    theme_color: header[0],
    icons: [{ src: `${id}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...pngIcons],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The text files in `public/` that follow from a brand, by their names. */
export const textFilesOf = (id: BrandId): Record<string, string> => ({
  [`${id}.webmanifest`]: manifestOf(id),
  [`${id}.svg`]: svgIconOf(id, { mark: 0.7, corner: 7 }),
})
