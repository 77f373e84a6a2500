import type { Pages } from '../boot/pages.ts'
import { type BrandFolder, runtimeBrand } from '../brands/brand.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Data for the scripts. Not a script element: a check of inline scripts would find it. */
const metaOf = (name: string, data: unknown) =>
  `<meta name="${name}" content='${escapeHtml(JSON.stringify(data)).replaceAll("'", '&#39;')}' />`

/** What only a build has; a development server has the values of the brand in the sheet of all brands. */
interface Assets {
  sheet?: string
  deferredSheet?: string
  fonts?: readonly string[]
  pages?: Pages
}

/** The document of a brand: its title and icon, its data for the portal, and links to its style sheet and fonts. */
export function brandDocument(
  html: string,
  brand: BrandFolder,
  { sheet, deferredSheet, fonts = [], pages }: Assets = {},
): string {
  const head = [
    metaOf('brand', runtimeBrand(brand)),
    ...(pages ? [metaOf('pages', pages)] : []),
    ...(deferredSheet ? [`<meta name="deferred-styles" content="${deferredSheet}" />`] : []),
    `<link rel="icon" href="/${brand.id}.svg" type="image/svg+xml" />`,
    ...fonts.map((file) => `<link rel="preload" as="font" href="/assets/${file}" crossorigin />`),
    `<title>${escapeHtml(brand.title)}</title>`,
  ]
  return (
    html
      .replace(/(name="portal:brand" content=")[^"]*/, `$1${brand.id}`)
      .replace(/<title>.*<\/title>/, () => head.join('\n    '))
      // At the end: a script waits for the style sheets above it.
      .replace('</head>', sheet ? `  <link rel="stylesheet" href="/assets/${sheet}" />\n  $&` : '$&')
  )
}
