import { createSystem } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { brands } from '../brands'
import { styleConfig } from '../ui/system/config'
import { globalStyles } from '../ui/system/globalStyles'
import { keyframes } from '../ui/system/keyframes'
import { themeOf } from '../ui/system/system'

const common = createSystem(styleConfig, {
  preflight: true,
  globalCss: globalStyles,
  theme: { ...themeOf(brands.second), keyframes },
})

const tokensOf = (brand: (typeof brands)[keyof typeof brands]) =>
  createSystem(styleConfig, {
    cssVarsRoot: `html[data-brand=${brand.id}]`,
    theme: themeOf(brand),
  }).getTokenCss()

/** The styles of every page: the reset, what holds for all, and the values of each brand's tokens under `data-brand`. */
export const Globals = () => (
  <>
    <Global styles={common.layers.atRule} />
    <Global styles={[common.getPreflightCss(), common.getGlobalCss()]} />
    {Object.values(brands).map((brand) => (
      <Global key={brand.id} styles={tokensOf(brand)} />
    ))}
  </>
)
