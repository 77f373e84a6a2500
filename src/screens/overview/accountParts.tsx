import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales } from '../../../i18n/i18n-types'
import type { ResourceAccount } from '../../api/types'
import type { Forecast } from '../../domain/forecast'
import { isEuroSign } from '../../domain/money'
import { useProviderTime } from '../../flows/providerClock'
import { formatFutureDay, formatRelativeDay } from '../../lib/dates'
import { formatNumber } from '../../lib/numbers'
import { figureStyles } from '../../ui/figureStyles'
import { InfoTip } from '../../ui/InfoTip'
import { ClockIcon } from '../../ui/icons/clock'
import { ErrorIcon, SuccessIcon } from '../../ui/icons/status'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { type Outlook, remainingPercent, warningsOf } from './accounts'
import { IconLine, Name, SmallText, TipRow } from './layout'

interface AccountTipProps {
  account: ResourceAccount
  /** Minimum characters of a description that has a tip. */
  minTipLength?: number | undefined
}

/** A button that shows the purpose of an account. */
export function AccountTip({ account, minTipLength = 3 }: AccountTipProps) {
  const { LL } = useI18nContext()
  const { name, description } = account
  if (!description || description.length < minTipLength) return null
  return <InfoTip label={LL.overview.info({ name })} text={description} />
}

/** The name of an account, with a button for its description. */
export const AccountName = (props: ComponentProps<typeof AccountTip>) => (
  <TipRow>
    <Name>{props.account.name}</Name>
    <AccountTip {...props} />
  </TipRow>
)

const Amount = chakra('span', {
  base: {
    ...figureStyles,
    letterSpacing: '-0.02em',
    lineHeight: '1.2',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    size: {
      line: { fontSize: 'xl' },
      ring: { fontSize: { base: '2xl', md: '3xl' } },
      // In a ring, above five characters.
      longRing: { fontSize: { base: 'md', md: 'xl' } },
    },
  },
})

/** The rest and the total of an account. */
export function AccountAmount({ account, isInRing }: { account: ResourceAccount; isInRing?: boolean }) {
  const { LL, locale } = useI18nContext()
  const { balance, initialBalance, unit } = account
  const remaining = balance ?? initialBalance
  const shown = typeof remaining === 'number' ? formatNumber(remaining, locale) : '–'
  const totalText =
    remainingPercent(balance, initialBalance) !== null &&
    LL.overview.remainingOf({ initial: formatNumber(initialBalance ?? 0, locale) })
  const ringSize = shown.length > 5 ? 'longRing' : 'ring'
  return (
    <>
      <Amount size={isInRing ? ringSize : 'line'}>{shown}</Amount>{' '}
      <SmallText>{[unit, totalText].filter(Boolean).join(' ')}</SmallText>
    </>
  )
}

export function AccountWarnings({ account }: { account: ResourceAccount }) {
  const { LL, locale } = useI18nContext()
  const { isRunningLow, expiresInDays } = warningsOf(account, useProviderTime())
  const warnings = [
    isRunningLow && LL.overview.littleLeft(),
    expiresInDays !== null && LL.overview.expires({ when: formatRelativeDay(expiresInDays, locale) }),
  ].filter((text) => text !== false)
  return warnings.map((text) => (
    <IconLine key={text} color="warn" fontWeight="medium">
      <ErrorIcon />
      <span>{text}</span>
    </IconLine>
  ))
}

const colours = { lasts: 'success', close: 'muted', short: 'warn' } as const

/** The forecast of an allowance: it lasts to the end, or about this long. */
function ForecastText({ tier, days }: Forecast) {
  const { LL } = useI18nContext()
  const date = formatFutureDay(days, useProviderTime())
  return (
    <IconLine color={colours[tier]} fontWeight="semibold">
      {tier === 'lasts' ? <SuccessIcon /> : <ClockIcon />}
      <span>{tier === 'lasts' ? LL.overview.lasts({ date }) : LL.overview.lastsAbout({ date })}</span>
    </IconLine>
  )
}

/** Units with decimals, as money has them; others, such as minutes and SMS, are whole. */
const DECIMAL_UNITS = /^\s*[gt]b\s*$/i

/** An amount per day with its unit: `0,51 GB`, `38 min`. `null` if it is unknown or too small to show. */
function perDayText(
  perDay: number | undefined,
  unit: string | null | undefined,
  locale: Locales,
): string | null {
  if (perDay === undefined) return null
  const hasDecimals = isEuroSign(unit) || DECIMAL_UNITS.test(unit ?? '')
  if (perDay < (hasDecimals ? 0.005 : 1)) return null
  const amount = formatNumber(hasDecimals ? perDay : Math.round(perDay), locale)
  return unit ? `${amount} ${unit}` : amount
}

interface AccountDetailsProps {
  account: ResourceAccount
  /** Only allowances have one. */
  outlook?: Outlook
}

/** The forecast, daily share, warnings and end of an account; the end is visible if it is not the tariff's. */
export function AccountDetails({ account, outlook }: AccountDetailsProps) {
  const { LL, locale } = useI18nContext()
  const { expiryDate: date, unit } = account
  const amount = perDayText(outlook?.perDay, unit, locale)
  const validUntil = date ? LL.overview.validUntil({ date }) : null
  return (
    <>
      {outlook?.forecast && <ForecastText {...outlook.forecast} />}
      {amount && <SmallText>{LL.overview.perDay({ amount })}</SmallText>}
      <AccountWarnings account={account} />
      {validUntil &&
        (outlook?.mark === undefined ? (
          <SmallText>{validUntil}</SmallText>
        ) : (
          <VisuallyHidden>{validUntil}</VisuallyHidden>
        ))}
    </>
  )
}
