import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales } from '../../../i18n/i18n-types'
import { languages } from '../../../i18n/languages.gen'
import type { MonthlyTotal } from '../../domain/billMonths'
import { daysOfMonth } from '../../lib/months'
import { formatHundredths, formatNumber } from '../../lib/numbers'

/** In units of the drawing. */
const [WIDTH, HEIGHT, COLUMN, BAR, TOP, BOTTOM] = [360, 108, 60, 38, 18, 22]

const Drawing = chakra('svg', {
  base: { display: 'block', width: 'full', maxWidth: '34rem', height: 'auto', color: 'data' },
})
const Label = chakra('text', {
  base: {
    fill: 'var(--chakra-colors-muted)',
    // So that the line of the mean does not cross a number.
    stroke: 'var(--chakra-colors-surface)',
    strokeWidth: '5px',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    // The drawing shrinks with its container, its words less so.
    fontSize: { base: '14px', md: '12px' },
    '@media (max-width: 22rem)': { fontSize: '17px' },
    textAnchor: 'middle',
  },
  variants: { newest: { true: { fill: 'var(--chakra-colors-ink)', fontWeight: 'bold' } } },
})
const Mean = chakra('line', { base: { stroke: 'var(--chakra-colors-ink)' } })

/** In euro, short enough for a column; the table has the cents. */
const shortAmount = (total: number, locale: Locales) =>
  total < 1000 ? formatHundredths(total, locale) : formatNumber(Math.round(total), locale)

interface BillColumnsProps {
  months: readonly MonthlyTotal[]
  /** In euro; `null` if it is unknown. */
  mean: number | null
}

/** A column for each month: outlined if a bill is open, missing if the amount is unknown. */
export function BillColumns({ months, mean }: BillColumnsProps) {
  const { locale } = useI18nContext()
  const maxTotal = Math.max(...months.map(({ total }) => total ?? 0), 1)
  const yOf = (total: number) => TOP + HEIGHT - Math.max((Math.max(total, 0) / maxTotal) * HEIGHT, 2)
  const left = WIDTH - months.length * COLUMN
  const monthLabel = (month: string) =>
    daysOfMonth(month).firstDay.toLocaleDateString(languages[locale].tag, { month: 'short' })
  const centre = (index: number) => left + index * COLUMN + COLUMN / 2
  return (
    <Drawing viewBox={`${left} 0 ${WIDTH - left} ${TOP + HEIGHT + BOTTOM}`} aria-hidden="true">
      {months.map(({ month, total, isOpen }, index) =>
        total === null ? null : (
          <rect
            key={month}
            x={centre(index) - BAR / 2 + 1}
            y={yOf(total) + 1}
            width={BAR - 2}
            height={TOP + HEIGHT - yOf(total) - 1}
            rx="var(--chakra-radii-chart)"
            fill={isOpen ? 'none' : 'currentColor'}
            fillOpacity="0.68"
            stroke={isOpen ? 'currentColor' : 'none'}
            strokeWidth="2"
          />
        ),
      )}
      {mean !== null && (
        <Mean
          x1={left}
          x2={WIDTH}
          y1={yOf(mean)}
          y2={yOf(mean)}
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="0 5"
        />
      )}
      {months.map(({ month, total }, index) => (
        <g key={month}>
          <Label x={centre(index)} y={(total === null ? TOP + HEIGHT : yOf(total)) - 5}>
            {total === null ? '–' : shortAmount(total, locale)}
          </Label>
          <Label x={centre(index)} y={TOP + HEIGHT + 17} newest={index === months.length - 1}>
            {monthLabel(month)}
          </Label>
        </g>
      ))}
    </Drawing>
  )
}
