import { createSystem } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import type { BrandFolder } from '../brands/brand'
import { styleConfig } from '../ui/system/config'
import { brandStyles } from './brandStyles'
import { globalStyles } from './globalStyles'
import { keyframes } from './keyframes'
import { themeOf } from './tokens'

/** The styles of every page and brand: reset and global styles, which name tokens. */
export function Globals({ brand }: { brand: BrandFolder }) {
  const theme = { ...themeOf(brand), keyframes }
  const common = createSystem(styleConfig, { preflight: true, globalCss: globalStyles, theme })
  return <Global styles={[common.getPreflightCss(), common.getGlobalCss()]} />
}

export const BrandGlobals = ({ brand }: { brand: BrandFolder }) => <Global styles={brandStyles(brand)} />
