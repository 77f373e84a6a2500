import { createSystem } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import type { BrandTheme, Shades } from '../../src/brands/brand'
import { globalStyles } from '../../src/prerender/globalStyles'
import { keyframes } from '../../src/prerender/keyframes'
import { themeOf } from '../../src/prerender/tokens'
import { styleConfig } from '../../src/ui/system/config'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** A look in one scheme, whatever the scheme of the system. */
function lookInScheme(look: BrandTheme, scheme: Scheme): BrandTheme {
  const selectShade = ([light, dark]: Shades): Shades => (scheme === 'light' ? [light, light] : [dark, dark])
  const colours = Object.entries(look.colours).map(([name, shades]) => [name, selectShade(shades)])
  return { ...look, colours: Object.fromEntries(colours) as BrandTheme['colours'] }
}

/** The styles that the build writes into the document; the values of the tokens for each pane, and for what opens over both. */
export function BrandStyles({ look }: { look: BrandTheme }) {
  const common = createSystem(styleConfig, {
    preflight: true,
    globalCss: globalStyles,
    theme: { ...themeOf(look), keyframes },
  })
  const values = (cssVarsRoot: string, schemeLook: BrandTheme) =>
    createSystem(styleConfig, { cssVarsRoot, theme: themeOf(schemeLook) }).getTokenCss()
  return (
    <Global
      styles={[
        common.getPreflightCss(),
        common.getGlobalCss(),
        values('html', look),
        ...schemes.map((scheme) => values(`[data-scheme=${scheme}]`, lookInScheme(look, scheme))),
      ]}
    />
  )
}
