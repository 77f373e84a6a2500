import type { BrandData, ColourName } from '../../src/brands/brand'
import { contrast, difference, shadesOf } from './colour'

interface Rule {
  measure: typeof contrast
  minimum: number
  /** The colour to change if a pair fails. */
  name: ColourName
  others: ColourName[]
}

const contrastOf = (minimum: number, name: ColourName, others: ColourName[]): Rule => ({
  ...{ measure: contrast, minimum, name, others },
})
const differenceOf = (minimum: number, name: ColourName, others: ColourName[]): Rule => ({
  ...{ measure: difference, minimum, name, others },
})

/** 7 for text, 3 for borders of controls and for charts; a difference where the customer must not confuse two colours. */
const rulesOf = ({ bar, headerButton }: Pick<BrandData, 'bar' | 'headerButton'>): Rule[] => [
  contrastOf(7, 'ink', [
    'canvas',
    'surface',
    'sunken',
    'accentSubtle',
    'dangerSubtle',
    'successSubtle',
    'warnSubtle',
  ]),
  contrastOf(7, 'muted', ['canvas', 'surface', 'sunken', 'accentSubtle']),
  contrastOf(7, 'headerInk', ['header', 'headerEnd']),
  contrastOf(7, 'headerMuted', ['header', 'headerEnd']),
  contrastOf(7, 'accentInk', ['accent', 'accentHover']),
  contrastOf(7, 'accentText', ['canvas', 'surface', 'sunken', 'accentSubtle']),
  contrastOf(7, 'badgeInk', ['badge']),
  contrastOf(3, 'badge', [bar]),
  contrastOf(7, 'danger', ['canvas', 'surface', 'dangerSubtle']),
  contrastOf(7, 'success', ['canvas', 'surface', 'successSubtle']),
  contrastOf(7, 'warn', ['canvas', 'surface', 'warnSubtle']),
  contrastOf(3, 'outline', ['canvas', 'surface']),
  contrastOf(3, 'data', ['surface', 'sunken']),
  contrastOf(3, 'warnFill', ['surface', 'sunken']),
  // A button beside a warning or on the band, and a meter beside one that is low.
  differenceOf(9, 'accent', headerButton === 'accent' ? ['warn', 'header', 'headerEnd'] : ['warn']),
  differenceOf(15, 'data', ['warnFill']),
]

export interface Problem {
  name: ColourName
  scheme: 'light' | 'dark'
  colour: string
  /** Each pair that is too similar, as text. */
  pairs: string[]
  /** The nearest shade that passes every rule; none if no lightness passes. */
  suggestion: string | undefined
}

/** The colours that fail a rule, with the nearest shade that passes. */
export function checkColours(brand: Pick<BrandData, 'bar' | 'headerButton' | 'colours'>): Problem[] {
  const { colours } = brand
  const rules = rulesOf(brand)
  const names = [...new Set(rules.map(({ name }) => name))]
  return (['light', 'dark'] as const).flatMap((scheme, index) =>
    names.flatMap((name): Problem[] => {
      const shadeOf = (other: ColourName) => colours[other][index] ?? ''
      const own = rules.filter((rule) => rule.name === name)
      const failures = (colour: string) =>
        own.flatMap(({ measure, minimum, others }) =>
          others.flatMap((other) => {
            const value = measure(colour, shadeOf(other))
            return value < minimum ? `${measure.name} with ${other} ${value.toFixed(1)} of ${minimum}` : []
          }),
        )
      const colour = shadeOf(name)
      const pairs = failures(colour)
      if (pairs.length === 0) return []
      const suggestion = shadesOf(colour).find((shade) => failures(shade).length === 0)
      return [{ name, scheme, colour, pairs, suggestion }]
    }),
  )
}
