import type { Brand } from '../../brands'

type Scale = Record<string, { value: string }>

const scale = (values: Record<string, string>): Scale =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

/** Steps of a quarter rem, so that `4` is 1rem. */
const steps = (...quarters: number[]): Scale =>
  Object.fromEntries(quarters.map((quarter) => [quarter, { value: `${quarter / 4}rem` }]))

export const tokensOf = ({ radii }: Brand) => ({
  spacing: steps(0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16),
  sizes: {
    ...steps(2, 3, 4, 5, 6, 8, 10, 11, 12, 16),
    ...scale({ prose: '65ch', form: '26rem', content: '72rem', full: '100%' }),
  },
  radii: scale({ control: radii.control, card: radii.card, full: '999px' }),
  fontSizes: scale({
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    '2xl': '1.75rem',
    '3xl': '2.25rem',
  }),
  fontWeights: scale({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  shadows: scale({
    card: '0 1px 2px rgb(15 23 42 / 6%), 0 4px 16px rgb(15 23 42 / 5%)',
    overlay: '0 12px 40px rgb(15 23 42 / 24%)',
  }),
})

/** The brand's colours, which follow the system's light or dark by a media query. */
export const coloursOf = ({ colours }: Brand) => ({
  colors: Object.fromEntries(
    Object.entries(colours).map(([name, [light, dark]]) => [name, { value: { base: light, _dark: dark } }]),
  ),
})
