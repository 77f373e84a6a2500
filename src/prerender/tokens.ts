import type { BrandData } from '../brands/brand'
import { breakpoints } from '../ui/system/system'
import { type TokenCategory, type TokenName, tokenNames } from '../ui/system/tokenNames'

type Values = { [Category in Exclude<TokenCategory, 'colors'>]: Record<TokenName<Category>, string> }

const scale = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

/** Multiples of a quarter rem, scaled by the density of the theme. */
const steps = <Name extends string | number>(names: readonly Name[], density = 1) =>
  Object.fromEntries(
    names.flatMap((name) => (typeof name === 'number' ? [[name, `${(name / 4) * density}rem`]] : [])),
  ) as Record<Extract<Name, number>, string>

const valuesOf = ({ radii, type, cardShadow, density }: BrandData): Values => ({
  spacing: steps(tokenNames.spacing, density),
  sizes: { ...steps(tokenNames.sizes), prose: '65ch', form: '26rem', content: '85.5rem', full: '100%' },
  radii: { ...radii, full: '999px' },
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    ...type.sizes,
  },
  fontWeights: { normal: '400', bold: '700' },
  shadows: {
    card: cardShadow,
    overlay: '0 12px 40px rgb(0 0 0 / 24%)',
  },
})

/** The style system's theme for a brand. A media query selects the light or dark colours. */
export const themeOf = (brandTheme: BrandData) => ({
  breakpoints,
  tokens: Object.fromEntries(
    Object.entries(valuesOf(brandTheme)).map(([category, values]) => [category, scale(values)]),
  ),
  semanticTokens: {
    colors: Object.fromEntries(
      Object.entries(brandTheme.colours).map(([name, [light, dark]]) => [
        name,
        { value: { base: light, _dark: dark } },
      ]),
    ),
  },
})
