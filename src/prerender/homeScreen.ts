import type { Locales } from '../../i18n/i18n-types'
import { locales } from '../../i18n/i18n-util'
import { documentTexts, languages } from '../../i18n/languages.gen'
import type { BrandFolder } from '../brands/brand'
import { contentOf } from './svg'

export interface HomeScreen {
  /** Files by name: an icon as a drawing, and a manifest for each language. */
  files: Record<string, string>
  /** The drawing of the icons that are pictures, by name; each has this width in pixels. */
  pictures: { svg: string; names: Record<string, number> }
}

/** Pictures in pixels, for systems that take no drawing; the first is the one that Safari requests. */
const iconSizes = [180, 192, 512] as const

/** The brand's mark on the background of its header. The mark takes this share of the drawing's 32 by 32 units. */
function svgIconOf({ mark, colours }: BrandFolder, share: number, corner: number): string {
  const { header, headerEnd, headerInk } = colours
  const margin = ((32 * (1 - share)) / 2).toFixed(2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
    <stop stop-color="${header[0]}"/>
    <stop offset="1" stop-color="${headerEnd[0]}"/>
  </linearGradient>
  <rect width="32" height="32" rx="${corner}" fill="url(#ground)"/>
  <g transform="translate(${margin} ${margin}) scale(${share})" fill="${headerInk[0]}">${contentOf(mark)}</g>
</svg>
`
}

/** What browsers need to put the portal on a home screen, in one language. */
function manifestOf({ id, title, name, shortName = name, colours }: BrandFolder, locale: Locales): string {
  const pngIcons = iconSizes.map((size) => ({
    src: `${id}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'maskable',
  }))
  return JSON.stringify({
    name: title,
    short_name: shortName,
    lang: languages[locale].tag,
    description: documentTexts[locale].description,
    // Relative to the manifest, wherever the portal is; the start address is also the id of the app.
    start_url: './',
    scope: './',
    // With the browser's Back button: banks lead through pages of their own.
    display: 'minimal-ui',
    background_color: colours.canvas[0],
    theme_color: colours.header[0],
    icons: [{ src: `${id}.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...pngIcons],
  })
}

export const homeScreenOf = (brand: BrandFolder): HomeScreen => ({
  files: {
    [`${brand.id}.svg`]: svgIconOf(brand, 0.7, 7),
    ...Object.fromEntries(
      locales.map((locale) => [`${brand.id}.${locale}.webmanifest`, manifestOf(brand, locale)]),
    ),
  },
  pictures: {
    // Systems cut the shape of pictures themselves; they always show a circle of four fifths.
    svg: svgIconOf(brand, 0.56, 0),
    names: Object.fromEntries(iconSizes.map((size) => [`${brand.id}-${size}.png`, size])),
  },
})
