import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import { languages } from '../../../i18n/languages.gen'
import type { ResourceAccount } from '../../api/types'
import { shortDay } from '../../domain/dayTexts'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import { formatRelativeDay, futureDay } from '../../lib/formats/dates'
import { isEuroSign } from '../../lib/formats/euroSign'
import { countParams, formatNumber, formatQuantity } from '../../lib/formats/numbers'
import { IconLine } from '../../ui/IconLine'
import { ClockIcon } from '../../ui/icons/clock'
import { ErrorIcon, SuccessIcon } from '../../ui/icons/status'
import { Text } from '../../ui/layout'
import { type Item, warningsOf } from './allowances'
import { isUsedUp } from './forecast'
import { SmallText } from './layout'

/** Days, in the languages of the portal. */
const DAYS = /^\s*(tage?|dana?|days?)\s*$/i

/** What is left of an allowance, its initial amount, and the unit: `1,2 von 5 GB`. */
export function AllowanceAmount({ allowance, percent }: Item) {
  const { LL, locale } = useI18nContext()
  const { balance, initialBalance, unit, unlimited } = allowance
  const remaining = balance ?? initialBalance
  // `€5 of €20`, but `5 of 20 GB`.
  const isEuroFirst = languages[locale].euroFirst && unit === '€'
  const format = (amount: number) =>
    isEuroFirst ? formatQuantity(amount, unit, locale) : formatNumber(amount, locale)
  const unitAfter = isEuroFirst || unlimited ? '' : unit
  const total = initialBalance ?? 0
  // The provider's unit does not fit after "von": "28 Tage", but "von 28 Tagen".
  const remainingOfTotal = DAYS.test(unit ?? '')
    ? LL.overview.remainingOfDays(countParams(total, locale))
    : [LL.overview.remainingOf({ initial: format(total) }), unitAfter].filter(Boolean).join(' ')
  return (
    <span>
      <Text
        as="span"
        textStyle="figure"
        fontSize={{ base: 'md', md: 'lg' }}
        letterSpacing="-0.02em"
        lineHeight="1.2"
        fontVariantNumeric="tabular-nums"
      >
        {typeof remaining === 'number' ? format(remaining) : unlimited ? LL.overview.unlimited() : '–'}
      </Text>{' '}
      <SmallText as="bdi">{percent === null ? unitAfter : remainingOfTotal}</SmallText>
    </span>
  )
}

const kinds = {
  lasts: { color: 'success', Icon: SuccessIcon },
  nearly: { color: 'ink', Icon: null },
  short: { color: 'warn', Icon: ClockIcon },
  warning: { color: 'warn', Icon: ErrorIcon },
  plain: { color: 'muted', Icon: null },
} as const

export interface Line {
  kind: keyof typeof kinds
  text: string
}

export function StatusLine({ kind, text }: Line) {
  const { Icon, ...styles } = kinds[kind]
  return (
    <IconLine {...styles}>
      {Icon && <Icon />}
      <span>{text}</span>
    </IconLine>
  )
}

/** Units with decimals, as money has them; others, such as minutes and SMS, are whole. */
const DECIMAL_UNITS = /^\s*[gt]b\s*$/i
const GIGABYTES = /^\s*gb\s*$/i

/** An amount per day with its unit: `510 MB`, `38 min`. `null` if it is unknown or too small to show. */
function perDayText(perDay: number | undefined, { unit }: ResourceAccount, locale: Locales): string | null {
  if (perDay === undefined) return null
  if (GIGABYTES.test(unit ?? '') && perDay < 0.995) {
    const megabytes = Math.round(perDay * 100) * 10
    return megabytes > 0 ? formatQuantity(megabytes, 'MB', locale) : null
  }
  const hasDecimals = isEuroSign(unit) || DECIMAL_UNITS.test(unit ?? '')
  if (perDay < (hasDecimals ? 0.005 : 1)) return null
  const amount = hasDecimals ? perDay : Math.round(perDay)
  return unit ? formatQuantity(amount, unit, locale) : formatNumber(amount, locale)
}

interface Language {
  LL: TranslationFunctions
  locale: Locales
}

const forecastTexts = { lasts: 'lasts', nearly: 'lastsNearly', short: 'lastsAbout' } as const

/** How an allowance does, the most important first. */
export function linesOf(item: Item, now: Date, { LL, locale }: Language): Line[] {
  const { allowance, forecast } = item
  const { isRunningLow, expiresInDays } = warningsOf(allowance, now)
  const date = forecast && shortDay(futureDay(forecast.days, now), LL)
  const perDay = perDayText(item.perDay, allowance, locale)
  const used = perDayText(forecast?.usedPerDay, allowance, locale)
  const lines: (Line | false | undefined | '' | null)[] = [
    isUsedUp(allowance) && !tariffPeriodOf(allowance, now) && { kind: 'warning', text: LL.overview.usedUp() },
    date && { kind: forecast.tier, text: LL.overview[forecastTexts[forecast.tier]]({ date }) },
    expiresInDays !== null && {
      ...{ kind: 'warning', text: LL.overview.expires({ when: formatRelativeDay(expiresInDays, locale) }) },
    },
    isRunningLow && !isUsedUp(allowance) && { kind: 'warning', text: LL.overview.littleLeft() },
    perDay && {
      kind: 'plain',
      text: used ? LL.overview.pace({ used, amount: perDay }) : LL.overview.perDay({ amount: perDay }),
    },
  ]
  return lines.filter((line) => !!line)
}

/** The description of an allowance, if it has this many characters. */
export const descriptionOf = ({ description }: ResourceAccount, minLength: number) =>
  description && description.length >= minLength ? description : null
