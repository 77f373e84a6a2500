import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import type { TariffPeriod } from '../../domain/tariffPeriod'
import { useProviderTime } from '../../flows/providerClock'
import { formatFutureDay } from '../../lib/dates'
import { ClockIcon } from '../../ui/icons/clock'
import type { ArrangedAccounts } from './arrangeAccounts'

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'card',
    background: 'warnSubtle',
    color: 'warn',
    // Only visible with forced colours.
    border: '1px solid transparent',
    '& svg': { flexShrink: '0', marginTop: '0.125rem' },
  },
})
const PackagesLink = chakra(RouteLink, {
  base: { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

interface ShortfallNoteProps {
  shortItem: ArrangedAccounts['shortItem']
  period: TariffPeriod | undefined
}

/** The first allowance that is used up well before the tariff renews. */
export function ShortfallNote({ shortItem, period }: ShortfallNoteProps) {
  const { LL } = useI18nContext()
  const now = useProviderTime()
  if (!period || !shortItem?.outlook.forecast) return null
  const { days } = shortItem.outlook.forecast
  const { name } = shortItem.account
  const date = formatFutureDay(days, now)
  return (
    <Box role="note">
      <ClockIcon />
      <p>
        <span>{LL.overview.shortNote({ name, date, days: period.left - days })}</span>{' '}
        <PackagesLink href={paths.additionalPackages}>{LL.tariff.viewPackages()}</PackagesLink>
      </p>
    </Box>
  )
}
