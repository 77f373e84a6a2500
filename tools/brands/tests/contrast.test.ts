import { describe, expect, test } from 'vitest'
import type { ColourName } from '../../../src/brands/brand'
import { themes } from '../../../src/brands/themes'

/** Relative luminance by WCAG 2.2 of a colour `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The minimum contrast of each colour on its backgrounds: 7 for text, 3 for the outline of a control. */
const table: [minimum: number, foreground: ColourName, backgrounds: ColourName[]][] = [
  [7, 'ink', ['canvas', 'surface', 'sunken', 'accentSubtle', 'dangerSubtle', 'successSubtle', 'warnSubtle']],
  [7, 'muted', ['canvas', 'surface', 'sunken', 'accentSubtle']],
  [7, 'headerInk', ['header', 'headerEnd']],
  [7, 'headerMuted', ['header', 'headerEnd']],
  [7, 'accentInk', ['accent', 'accentHover']],
  [7, 'accentText', ['canvas', 'surface', 'sunken', 'accentSubtle']],
  [7, 'danger', ['canvas', 'surface', 'dangerSubtle']],
  [7, 'success', ['canvas', 'surface', 'successSubtle']],
  [7, 'warn', ['canvas', 'surface', 'warnSubtle']],
  [3, 'outline', ['canvas', 'surface']],
  [7, 'badgeInk', ['badge']],
  [3, 'data', ['surface', 'sunken']],
  [3, 'warnFill', ['surface', 'sunken']],
]

describe.each(['first', 'second'] as const)('the colours of the %s brand', (id) => {
  const { colours } = themes[id]

  test.each(table)(
    'have a contrast of at least %d: %s on %s, in light and in dark',
    (minimum, foreground, backgrounds) => {
      for (const background of backgrounds)
        for (const shade of [0, 1] as const) {
          const ratio = contrast(colours[foreground][shade], colours[background][shade])
          expect
            .soft(ratio, `${foreground} on ${background} in ${['light', 'dark'][shade]}`)
            .toBeGreaterThanOrEqual(minimum)
        }
    },
  )
})
