import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../../i18n/i18n-react'
import type { ResourceAccount, Tariff } from '../../../api/types'
import { useCurrentContract } from '../../../core/account'
import { useAnswers } from '../../../core/answerCache'
import { useProviderTime } from '../../../core/providerClock'
import { usageCache, usageKey } from '../../../core/usageCache'
import { dayInSentence, shortDay } from '../../../domain/dayTexts'
import { paths } from '../../../domain/paths'
import type { TariffPeriod } from '../../../domain/tariffPeriod'
import { futureDay } from '../../../lib/formats/dates'
import { formatQuantity } from '../../../lib/formats/numbers'
import { Link } from '../../../ui/Link'
import { Box, Text } from '../../../ui/layout'
import { RouteLink } from '../../../ui/RouteLink'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { BurnDownPicture } from './BurnDownPicture'
import { burnDownOf, paceOf } from './burnDown'
import { RemedyRow } from './RemedyRow'
import { remedyOf } from './remedyOf'

/** Over the past part of the picture: a finger or an arrow key chooses the day that is read. */
const DayRange = chakra('input', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    left: '0',
    margin: '0',
    opacity: '0',
    cursor: 'ew-resize',
    touchAction: 'pan-y',
  },
})

export interface BurnDownCardProps {
  /** The main data account. */
  allowance: ResourceAccount
  period: TariffPeriod
  /** What can be added to the tariff; undefined until they have loaded. */
  packages: readonly Tariff[] | undefined
  /** It runs short, and the page loads what can be added. */
  mayHaveRemedy: boolean
}

/** How the main data goes down until the tariff ends, as a picture and a table, and what would make it last. */
export default function BurnDownCard({ allowance, period, packages, mayHaveRemedy }: BurnDownCardProps) {
  const { LL, locale } = useI18nContext()
  const now = useProviderTime()
  const usages = useAnswers(usageCache)
  const productId = useCurrentContract()?.productId ?? ''
  const [selected, setSelected] = useState<number>()
  const [hasExtra, setHasExtra] = useState(false)
  const burnDown = burnDownOf(
    allowance,
    period,
    (month) => usages?.get(usageKey(productId, month, 'data')),
    now,
  )
  if (!burnDown) return null
  const { elapsed, initial, rest, rests } = burnDown
  const { name } = allowance
  const unit = allowance.unit ?? ''
  const remedy = remedyOf(packages ?? [], allowance, burnDown)
  const extra = hasExtra && remedy ? remedy.amount : 0
  const dateOf = (day: number) => futureDay(day - elapsed, now)
  const amountOf = (amount: number) => formatQuantity(Math.round(amount * 10) / 10, unit, locale)
  const pace = paceOf(burnDown, extra)
  const zeroDay = pace?.rest === 0 ? shortDay(dateOf(Math.floor(pace.day)), LL) : ''
  const day = selected ?? elapsed
  const reading = LL.overview.leftOn({
    day: day === elapsed ? LL.overview.today() : dayInSentence(dateOf(day), LL),
    amount: amountOf(rests?.[day] ?? rest),
  })
  const rows: [term: string, value: string][] = [
    [`${LL.overview.start()}, ${shortDay(dateOf(0), LL)}`, amountOf(initial)],
    ...(rests ?? [])
      .slice(0, -1)
      .map((left, index): [string, string] => [shortDay(dateOf(index), LL), amountOf(left)]),
    [LL.overview.today(), amountOf(rest)],
    ...(zeroDay ? [[LL.overview.usedUpAbout(), zeroDay] satisfies [string, string]] : []),
    [LL.overview.periodEnd(), shortDay(futureDay(period.left, now), LL)],
  ]
  return (
    <figure aria-label={LL.overview.course({ name })}>
      <Text aria-hidden="true" fontSize="sm" color="muted" textAlign="end" fontVariantNumeric="tabular-nums">
        {reading}
      </Text>
      <Box
        position="relative"
        borderRadius="control"
        css={{
          '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accentText', outlineOffset: '4px' },
        }}
      >
        <BurnDownPicture
          burnDown={burnDown}
          extra={extra}
          selected={selected}
          labels={{
            initial: amountOf(initial),
            start: shortDay(dateOf(0), LL),
            today: LL.overview.today(),
            zero: zeroDay,
            end: shortDay(futureDay(period.left, now), LL),
          }}
        />
        {rests && (
          <DayRange
            type="range"
            style={{ width: `${(elapsed / period.length) * 100}%` }}
            aria-label={LL.overview.dayLabel()}
            aria-valuetext={reading}
            min={0}
            max={elapsed}
            step={1}
            value={day}
            onChange={({ currentTarget }) => setSelected(Number(currentTarget.value))}
            onBlur={() => setSelected(undefined)}
          />
        )}
      </Box>
      <VisuallyHidden>
        <table>
          <caption>{LL.overview.course({ name })}</caption>
          <thead>
            <tr>
              <th scope="col">{LL.overview.dayLabel()}</th>
              <th scope="col">{LL.overview.leftLabel()}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([term, value]) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
      {mayHaveRemedy && (
        // Its room, so that nothing moves when the packages have loaded.
        <Box minHeight="3.25rem">
          {remedy && (
            <RemedyRow
              remedy={remedy}
              isShown={hasExtra}
              onToggle={() => setHasExtra(!hasExtra)}
              date={dayInSentence(futureDay(period.left, now), LL)}
            />
          )}
          {packages && !remedy && (
            <Link asChild>
              <RouteLink href={paths.additionalPackages}>{LL.overview.viewPackages()}</RouteLink>
            </Link>
          )}
        </Box>
      )}
    </figure>
  )
}
