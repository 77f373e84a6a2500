import { useI18nContext } from '../../../i18n/i18n-react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import { useProviderTime } from '../../core/providerClock'
import { usePrepaidBalance } from '../../core/usePrepaidBalance'
import { dayInSentence, shortDay } from '../../domain/dayTexts'
import { paths } from '../../domain/paths'
import { futureDay } from '../../lib/formats/dates'
import { isolate } from '../../lib/formats/isolate'
import { formatQuantity } from '../../lib/formats/numbers'
import { Actions } from '../../ui/Actions'
import { ButtonLink } from '../../ui/ButtonLink'
import { RingDrawing } from '../../ui/drawings/RingDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import type { ForecastSummary } from './forecastSummary'
import { SmallText } from './layout'

/** EUR; below it, prepaid customers get a reminder to top up. */
const LOW_BALANCE_EUR = 5

/** Letters of a name with its day that fit into one line of the narrowest phone. */
const MAX_UNBROKEN = 26

/** The names in a sentence: `A, B und C`. `Intl.ListFormat` takes 50 ms on a slow phone when it is first used. */
function joined(names: readonly string[], { overview }: TranslationFunctions): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? overview.both({ first: names.slice(0, -1).join(', '), last }) : last
}

/** The summary in words; dates without a year. */
function useForecastText(): (summary: ForecastSummary) => string {
  const { LL } = useI18nContext()
  const now = useProviderTime()
  return (summary) => {
    if (summary.kind === 'noCredit') return LL.overview.noCredit()
    if (summary.kind === 'noAllowances') return LL.overview.accountsEmpty()
    if (summary.kind === 'tooEarly') return LL.overview.tooEarly()
    const date = dayInSentence(futureDay(summary.days, now), LL)
    if (summary.kind === 'mainData') {
      const { forecast, days } = summary
      const name = isolate(summary.name)
      if (forecast === 'usedUp') return LL.overview.mainUsedUp({ name, days, date })
      if (forecast.tier === 'lasts') return LL.overview.mainLasts({ name, date })
      const end = dayInSentence(futureDay(forecast.days, now), LL)
      return LL.overview.mainShort({ name, date: end, days: days - forecast.days })
    }
    if (summary.short.length === 0) return LL.overview.allLasts({ date })
    const short = summary.short.map(({ name, days }) => {
      const when =
        days === undefined ? LL.overview.usedUp().toLowerCase() : shortDay(futureDay(days, now), LL)
      const item = `${isolate(name)}\u00a0(${when})`
      return item.length > MAX_UNBROKEN ? item : item.replaceAll(' ', '\u00a0')
    })
    const names = joined(short, LL)
    return LL.overview[summary.kind === 'lasts' ? 'allLastsExcept' : 'tooLittle']({ date, names })
  }
}

/** The allowances that end early, beside the main data, and the data that lasts longer. */
function OthersText({ short, later }: ForecastSummary & { kind: 'mainData' }) {
  const { LL, locale } = useI18nContext()
  const laterNames = later.map(
    ({ name, balance, unit }) =>
      `${isolate(name)} (${balance ? formatQuantity(balance, unit ?? '', locale) : LL.overview.unlimited()})`,
  )
  const shortNames = short.map(({ name }) => isolate(name))
  const texts = [
    ...(laterNames.length > 0 ? [LL.overview.laterData({ names: joined(laterNames, LL) })] : []),
    ...(shortNames.length > 0 ? [LL.overview.othersShort({ names: joined(shortNames, LL) })] : []),
  ]
  if (texts.length === 0) return null
  return (
    <Text marginTop="1" color="muted">
      {texts.join(' ')}
    </Text>
  )
}

/** Whether everything lasts, and what to do if not. */
export function ForecastText({
  summary,
  hasTariff,
}: {
  summary: ForecastSummary | undefined
  hasTariff: boolean
}) {
  const { LL } = useI18nContext()
  const textOf = useForecastText()
  const prepaidBalance = usePrepaidBalance()
  if (summary?.kind === 'noCredit' || summary?.kind === 'noAllowances')
    return (
      <EmptyState
        drawing={<RingDrawing />}
        action={
          summary.kind === 'noCredit' && (
            <Actions justifyContent="center">
              {!hasTariff && (
                <ButtonLink asChild variant="outline">
                  <RouteLink href={paths.tariffs}>{LL.overview.chooseTariff()}</RouteLink>
                </ButtonLink>
              )}
              <ButtonLink asChild>
                <RouteLink href={paths.topUp}>{LL.overview.topUp()}</RouteLink>
              </ButtonLink>
            </Actions>
          )
        }
      >
        {textOf(summary)}
      </EmptyState>
    )
  const isLow = prepaidBalance !== null && prepaidBalance < LOW_BALANCE_EUR
  if (!summary && !isLow) return null
  return (
    <div>
      {summary && (
        <Text fontSize="xl" fontWeight="bold" lineHeight="1.3" letterSpacing="-0.01em">
          {textOf(summary)}
        </Text>
      )}
      {summary?.kind === 'mainData' && <OthersText {...summary} />}
      {isLow && (
        <SmallText as="p">{prepaidBalance > 0 ? LL.overview.lowBalance() : LL.overview.noCredit()}</SmallText>
      )}
      {isLow && (
        <Link asChild>
          <RouteLink href={paths.topUp}>{LL.overview.topUp()}</RouteLink>
        </Link>
      )}
    </div>
  )
}
