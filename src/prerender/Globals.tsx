import { createSystem } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { looks } from '../brands/looks'
import { styleConfig } from '../ui/system/config'
import { globalStyles } from './globalStyles'
import { keyframes } from './keyframes'
import { themeOf } from './tokens'

const common = createSystem(styleConfig, {
  preflight: true,
  globalCss: globalStyles,
  theme: { ...themeOf(looks.second), keyframes },
})

/** The values of a brand's tokens, where the document names the brand. */
const tokensOf = ([brand, look]: [string, (typeof looks)['first']]) =>
  createSystem(styleConfig, { cssVarsRoot: `html[data-brand=${brand}]`, theme: themeOf(look) }).getTokenCss()

/** The styles of every page: the reset, what holds for all, and the values of each brand's tokens. */
export const Globals = () => (
  <Global
    styles={[common.getPreflightCss(), common.getGlobalCss(), ...Object.entries(looks).map(tokensOf)]}
  />
)
