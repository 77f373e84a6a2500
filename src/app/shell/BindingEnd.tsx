import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useProviderTime } from '../../flows/providerClock'
import { daysUntil, formatRelativeDay } from '../../lib/dates'

/** Days before the end of the binding period from which the portal highlights it. */
const SOON_DAYS = 60

const Line = chakra('div', {
  base: { color: 'headerMuted', fontSize: 'sm', marginTop: '1' },
  variants: { soon: { true: { color: 'headerInk', fontWeight: 'semibold' } } },
})

/** The end of the customer's binding period, unless it is past. */
export function BindingEnd({ date }: { date: string }) {
  const { LL, locale } = useI18nContext()
  const days = daysUntil(date, useProviderTime())
  if (days === undefined || days < 0) return null
  const isSoon = days <= SOON_DAYS
  return (
    <Line soon={isSoon}>
      {isSoon
        ? LL.overview.boundUntilSoon({ when: formatRelativeDay(days, locale), date })
        : LL.overview.boundUntil({ date })}
    </Line>
  )
}
