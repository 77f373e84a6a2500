import { createSystem } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import type { Look, Shades } from '../../src/brands/brand'
import { globalStyles } from '../../src/prerender/globalStyles'
import { keyframes } from '../../src/prerender/keyframes'
import { themeOf } from '../../src/prerender/tokens'
import { styleConfig } from '../../src/ui/system/config'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** A look in one scheme, whatever the scheme of the system. */
function inScheme(look: Look, scheme: Scheme): Look {
  const only = ([light, dark]: Shades): Shades => (scheme === 'light' ? [light, light] : [dark, dark])
  const colours = Object.fromEntries(
    Object.entries(look.colours).map(([name, shades]) => [name, only(shades)]),
  )
  return { ...look, colours: colours as Look['colours'] }
}

/** The styles that the build writes into the document; the values of the tokens for each pane, and for what opens over both. */
export function BrandStyles({ look }: { look: Look }) {
  const common = createSystem(styleConfig, {
    preflight: true,
    globalCss: globalStyles,
    theme: { ...themeOf(look), keyframes },
  })
  const values = (cssVarsRoot: string, of: Look) =>
    createSystem(styleConfig, { cssVarsRoot, theme: themeOf(of) }).getTokenCss()
  return (
    <Global
      styles={[
        common.getPreflightCss(),
        common.getGlobalCss(),
        values('html', look),
        ...schemes.map((scheme) => values(`[data-scheme=${scheme}]`, inScheme(look, scheme))),
      ]}
    />
  )
}
