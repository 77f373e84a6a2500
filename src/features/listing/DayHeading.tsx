import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { Box } from '../../ui/layout'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 1rem',
    paddingTop: '4',
    paddingBottom: '1.5',
    marginBottom: '1',
    borderBottom: '1px solid',
    borderColor: 'line',
    fontSize: 'sm',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
})

interface DayHeadingProps {
  name: string
  /** Cost of the day in euro; undefined if unknown. */
  costs: number | undefined
}

/** The day of the entries below, and its cost, if any. */
export function DayHeading({ name, costs = 0 }: DayHeadingProps) {
  const { LL, locale } = useI18nContext()
  return (
    <Line>
      <Box as="h2" color="muted">
        {name}
      </Box>
      {costs > 0 && (
        <span>
          <VisuallyHidden>{`${LL.listing.costs()} `}</VisuallyHidden>
          <span>{formatMoney(costs, locale)}</span>
        </span>
      )}
    </Line>
  )
}
