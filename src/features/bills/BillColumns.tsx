import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales } from '../../../i18n/i18n-types'
import type { MonthlyTotal } from '../../domain/billMonths'
import { formatHundredths, formatNumber } from '../../lib/formats/numbers'
import { shortMonth } from '../../lib/months'
import { Box, Text } from '../../ui/layout'

/** A part of each column: its amount, its bar, or its month. */
const Row = chakra('div', {
  base: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  variants: {
    isPlot: {
      true: {
        position: 'relative',
        alignItems: 'end',
        justifyItems: 'center',
        height: '7.5rem',
        marginBlock: '1',
      },
      // Its text keeps its size, and the line of the mean never crosses it.
      false: { color: 'muted', fontSize: 'xs', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
    },
  },
})
const Bar = chakra('div', {
  base: {
    // Also on paper and with forced colours, where grounds are missing.
    border: '2px solid',
    color: 'data',
    borderRadius: 'chart',
    width: '62%',
    maxWidth: '3.5rem',
  },
  variants: {
    isOpen: { false: { background: 'linear-gradient(currentColor, currentColor)', opacity: '0.68' } },
  },
})

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
  const shareOf = (total: number) => `${(Math.max(total, 0) / maxTotal) * 100}%`
  return (
    <Box marginBottom="3" aria-hidden="true">
      <Row isPlot={false}>
        {months.map(({ month, total }) => (
          <span key={month}>{total === null ? '–' : shortAmount(total, locale)}</span>
        ))}
      </Row>
      <Row isPlot>
        {months.map(({ month, total, isOpen }) =>
          total === null ? (
            <span key={month} />
          ) : (
            <Bar key={month} isOpen={isOpen} style={{ height: shareOf(total) }} />
          ),
        )}
        {mean !== null && (
          <Box
            position="absolute"
            insetInline="0"
            borderTop="2px dotted"
            borderColor="ink"
            style={{ bottom: shareOf(mean) }}
          />
        )}
      </Row>
      <Row isPlot={false}>
        {months.map(({ month }, index) =>
          index === months.length - 1 ? (
            <Text as="span" color="ink" fontWeight="bold" key={month}>
              {shortMonth(month, locale)}
            </Text>
          ) : (
            <span key={month}>{shortMonth(month, locale)}</span>
          ),
        )}
      </Row>
    </Box>
  )
}
