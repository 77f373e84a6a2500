import { createSystem } from '@chakra-ui/react/styled-system'
import type { BrandFolder } from '../brands/brand'
import { styleConfig } from '../ui/system/config'
import { faceRules } from './faces'
import { contentOf, imageOf, ratioOf, svgOf } from './svg'
import { themeOf } from './tokens'

/** The system's font is there at once: no download, no shift. */
const SYSTEM_FONTS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'

/** The mark, and a scene of its outlines that spread like a sound, as images with a transparent ground. */
function drawingsOf({ mark, wordmark, scene }: BrandFolder) {
  const content = contentOf(mark)
  const faintMark = `<g fill='#fff' fill-opacity='.05'>${content}</g>`
  const outline = (scale: number, opacity: number) =>
    `<g fill='none' stroke='#fff' stroke-opacity='${opacity}' stroke-width='${0.12 / scale}' transform='translate(${16 - 16 * scale} ${16 - 16 * scale}) scale(${scale})'>${content}</g>`
  const outlines = faintMark + outline(1.15, 0.2) + outline(1.35, 0.14) + outline(1.6, 0.08)
  return {
    '--mark': imageOf(svgOf('0 0 32 32', faintMark)),
    '--scene': imageOf(scene ?? svgOf('-10 -10 52 52', outlines)),
    '--logo': imageOf(wordmark ?? mark),
    '--logo-width': `${2 * ratioOf(wordmark ?? mark)}em`,
    '--logo-name': wordmark ? 'none' : 'block',
  }
}

const colour = (name: string) => `var(--chakra-colors-${name})`

/** The bar at the top: on the background of cards, or on that of the band below it. */
const bars = {
  surface: { ground: 'surface', ink: 'ink', mark: 'accent-text', line: 'line' },
  header: { ground: 'header', ink: 'header-ink', mark: 'header-ink', line: 'header' },
}
const headerButtons = {
  inverted: { button: 'header-ink', 'button-ink': 'header' },
  accent: { button: 'accent', 'button-ink': 'accent-ink' },
}
const variablesOf = (part: string, colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${part}-${name}`, colour(value)]))

/** The values of a brand: its tokens, what components use as variables, and its faces. */
export const brandStyles = (brand: BrandFolder, root = 'html') => [
  createSystem(styleConfig, { cssVarsRoot: root, theme: themeOf(brand) }).getTokenCss(),
  {
    [root]: {
      ...variablesOf('bar', bars[brand.bar]),
      ...variablesOf('band', headerButtons[brand.headerButton]),
      '--text': brand.type.text ?? SYSTEM_FONTS,
      '--headings': brand.type.headings,
      ...drawingsOf(brand),
    },
  },
  faceRules(brand),
]
