import { type BrandFolder, runtimeBrand } from '../brands/brand.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

interface Assets {
  /** The values of the brand; a development server has them in the sheet of all brands. */
  sheet?: string
  fonts?: readonly string[]
}

/** The document of a brand: its title and icon, its data for the portal, and links to its style sheet and fonts. */
export function brandDocument(html: string, brand: BrandFolder, { sheet, fonts = [] }: Assets = {}): string {
  // Not a script element: a check of inline scripts would find it.
  const data = escapeHtml(JSON.stringify(runtimeBrand(brand))).replaceAll("'", '&#39;')
  const head = [
    `<meta name="brand" content='${data}' />`,
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
