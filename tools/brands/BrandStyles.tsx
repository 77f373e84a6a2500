import { Global } from '@emotion/react'
import type { BrandFolder, Shades } from '../../src/brands/brand'
import { brandStyles } from '../../src/prerender/brandStyles'
import { Globals } from '../../src/prerender/Globals'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** A brand in one scheme, whatever the scheme of the system. */
function brandInScheme(brand: BrandFolder, scheme: Scheme): BrandFolder {
  const selectShade = ([light, dark]: Shades): Shades => (scheme === 'light' ? [light, light] : [dark, dark])
  const colours = Object.entries(brand.colours).map(([name, shades]) => [name, selectShade(shades)])
  return { ...brand, colours: Object.fromEntries(colours) as BrandFolder['colours'] }
}

/** The styles of the document; the values of the brand for each pane, and for what opens over both. */
export const BrandStyles = ({ brand }: { brand: BrandFolder }) => (
  <>
    <Globals brand={brand} />
    <Global
      styles={[
        ...brandStyles(brand),
        ...schemes.flatMap((scheme) => brandStyles(brandInScheme(brand, scheme), `[data-scheme=${scheme}]`)),
      ]}
    />
  </>
)
