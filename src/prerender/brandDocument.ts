import { type BrandFolder, runtimeBrand } from '../brands/brand.ts'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The document of a brand: its title and icon, its data for the portal, and links to its fonts. */
export function brandDocument(html: string, brand: BrandFolder, fonts: readonly string[] = []): string {
  const data = JSON.stringify(runtimeBrand(brand)).replaceAll('<', '\\u003c')
  const head = [
    `<script type="application/json" id="brand">${data}</script>`,
    `<link rel="icon" href="/${brand.id}.svg" type="image/svg+xml" />`,
    ...fonts.map((file) => `<link rel="preload" as="font" href="/assets/${file}" crossorigin />`),
    `<title>${escapeHtml(brand.title)}</title>`,
  ]
  return html
    .replace(/(name="portal:brand" content=")[^"]*/, `$1${brand.id}`)
    .replace(/<title>.*<\/title>/, () => head.join('\n    '))
}
