import { describe, expect, test } from 'vitest'

import type { ColourName } from '../../../src/brands/brand'
import { looks } from '../../../src/brands/looks'

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

const text: Partial<Record<ColourName, ColourName[]>> = {
  ink: ['canvas', 'surface', 'sunken', 'accentSubtle', 'dangerSubtle', 'successSubtle', 'warnSubtle'],
  muted: ['canvas', 'surface', 'sunken', 'accentSubtle'],
  headerInk: ['header', 'headerEnd'],
  headerMuted: ['header', 'headerEnd'],
  accentInk: ['accent', 'accentHover'],
  accentText: ['canvas', 'surface', 'sunken', 'accentSubtle'],
  danger: ['canvas', 'surface', 'dangerSubtle'],
  success: ['canvas', 'surface', 'successSubtle'],
  warn: ['canvas', 'surface', 'warnSubtle'],
}

const controls: Partial<Record<ColourName, ColourName[]>> = {
  outline: ['canvas', 'surface'],
  accent: ['canvas', 'surface', 'sunken'],
  data: ['surface', 'sunken'],
  warnFill: ['surface', 'sunken'],
}

const pairs = (list: typeof text): [ColourName, ColourName][] =>
  Object.entries(list).flatMap(([front, grounds]) =>
    grounds.map((ground): [ColourName, ColourName] => [front as ColourName, ground]),
  )

describe.each(['first', 'second'] as const)('the colours of the %s brand', (id) => {
  const { colours } = looks[id]

  describe.each([0, 1] as const)('in light (0) or dark (1): %d', (shade) => {
    test.each(pairs(text))('%s is read on %s', (front, ground) => {
      expect(contrast(colours[front][shade], colours[ground][shade])).toBeGreaterThanOrEqual(7)
    })

    test.each(pairs(controls))('%s is seen on %s', (front, ground) => {
      expect(contrast(colours[front][shade], colours[ground][shade])).toBeGreaterThanOrEqual(3)
    })
  })
})
