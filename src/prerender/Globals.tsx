import { createSystem } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { type Brand, brands } from '../brands'
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

/** The mark of a brand as an image that shows the ground through it. */
const markOf = ({ id, logo }: Brand) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='${logo.path}' fill='#fff' fill-opacity='.05'/></svg>`
  return { [`html[data-brand=${id}]`]: { '--mark': `url("data:image/svg+xml,${encodeURIComponent(svg)}")` } }
}

/** The styles of every page: the reset, what holds for all, and the values of each brand's tokens and its mark. */
export const Globals = () => (
  <Global
    styles={[
      common.getPreflightCss(),
      common.getGlobalCss(),
      ...Object.entries(looks).map(tokensOf),
      ...Object.values(brands).map(markOf),
    ]}
  />
)
