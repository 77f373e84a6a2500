import type { Pages } from '../boot/pages.ts'
import { type BrandFolder, runtimeBrand } from '../brands/brand.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Data for the scripts. Not a script element: a check of inline scripts would find it. */
const metaOf = (name: string, data: string) =>
  `<meta name="${name}" content='${escapeHtml(data).replaceAll("'", '&#39;')}' />`

/** What only a build has; a development server has the values of the brand in the sheet of all brands. */
interface Assets {
  /** The critical styles, and the name of their sheet for browsers without scripts. */
  styles: string
  sheet: string
  deferredSheet: string
  fonts: readonly string[]
  pages: Pages
}

/** The document of a brand: its title and icon, its data for the portal, its styles and fonts. */
export function brandDocument(html: string, brand: BrandFolder, assets?: Assets): string {
  const assetTags = ({ pages, styles, sheet, deferredSheet, fonts }: Assets) => [
    metaOf('pages', JSON.stringify(pages)),
    metaOf('deferred-styles', deferredSheet),
    metaOf('critical-styles', styles),
    `<noscript><link rel="stylesheet" href="/assets/${sheet}" /></noscript>`,
    ...fonts.map((file) => `<link rel="preload" as="font" href="/assets/${file}" crossorigin />`),
  ]
  const head = [
    metaOf('brand', JSON.stringify(runtimeBrand(brand))),
    `<link rel="icon" href="/${brand.id}.svg" type="image/svg+xml" />`,
    ...(assets ? assetTags(assets) : []),
    `<title>${escapeHtml(brand.title)}</title>`,
  ]
  return html
    .replace(/(name="portal:brand" content=")[^"]*/, `$1${brand.id}`)
    .replace(/<title>.*<\/title>/, () => head.join('\n    '))
}
