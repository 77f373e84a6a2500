import { createSystem } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { type Brand, brands } from '../brands'
import { themes } from '../brands/themes'
import { styleConfig } from '../ui/system/config'
import { globalStyles } from './globalStyles'
import { keyframes } from './keyframes'
import { themeOf } from './tokens'

const common = createSystem(styleConfig, {
  preflight: true,
  globalCss: globalStyles,
  theme: { ...themeOf(themes.second), keyframes },
})

/** The values of a brand's tokens, if the document names the brand. */
const tokensOf = ([brand, look]: [string, (typeof themes)['first']]) =>
  createSystem(styleConfig, { cssVarsRoot: `html[data-brand=${brand}]`, theme: themeOf(look) }).getTokenCss()

const image = (viewBox: string, content: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${content}</svg>`)}")`

/** A brand's mark, and a scene of its outlines that spread like a sound, as images with a transparent ground. */
const drawingsOf = ({ id, logo }: Brand) => {
  const mark = `<path d='${logo.path}' fill='#fff' fill-opacity='.05'/>`
  const outline = (scale: number, opacity: number) =>
    `<path d='${logo.path}' fill='none' stroke='#fff' stroke-opacity='${opacity}' stroke-width='${0.12 / scale}' transform='translate(${16 - 16 * scale} ${16 - 16 * scale}) scale(${scale})'/>`
  const scene = mark + outline(1.15, 0.2) + outline(1.35, 0.14) + outline(1.6, 0.08)
  return {
    [`html[data-brand=${id}]`]: {
      '--mark': image('0 0 32 32', mark),
      '--scene': image('-10 -10 52 52', scene),
    },
  }
}

const colour = (name: string) => `var(--chakra-colors-${name})`

/** The bar at the top: on the background of cards, or on that of the band below it. */
const bars = {
  surface: {
    ground: colour('surface'),
    ink: colour('ink'),
    mark: colour('accent-text'),
    line: colour('line'),
  },
  header: {
    ground: colour('header'),
    ink: colour('header-ink'),
    mark: colour('header-ink'),
    line: 'transparent',
  },
}

const headerButtons = {
  inverted: { '--band-button': colour('header-ink'), '--band-button-ink': colour('header') },
  accent: { '--band-button': colour('accent'), '--band-button-ink': colour('accent-ink') },
}

/** Values that are not tokens; components use the variables. */
const variablesOf = ([brand, { bar, headerButton, type }]: [string, (typeof themes)['first']]) => ({
  [`html[data-brand=${brand}]`]: {
    ...Object.fromEntries(Object.entries(bars[bar]).map(([name, value]) => [`--bar-${name}`, value])),
    ...headerButtons[headerButton],
    '--headings': type.headings,
  },
})

/** The styles of every page: reset, global styles, each brand's tokens and drawings. */
export const Globals = () => (
  <Global
    styles={[
      common.getPreflightCss(),
      common.getGlobalCss(),
      ...Object.entries(themes).map(tokensOf),
      ...Object.entries(themes).map(variablesOf),
      ...Object.values(brands).map(drawingsOf),
    ]}
  />
)
