import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales } from '../../../i18n/i18n-types'
import { languages } from '../../../i18n/languages.gen'
import type { ListingEntry } from '../../api/types'
import { formatMoney } from '../../domain/money'
import type { EntryKind } from '../../domain/usageKind'
import { inAustrian } from '../../lib/austrian'
import { formatNumber, formatQuantity } from '../../lib/formats/numbers'
import { readableAmount } from './dataAmount'
import type { DaySums } from './rules'
import { EURO } from './usageByDay'

/** The used amount, in the provider's words or at least as a figure: `4 min`. */
export function usedText({ usedUnitsLabel, usedUnits, unit }: ListingEntry, locale: Locales): string {
  const figure = typeof usedUnits === 'number' ? formatNumber(usedUnits, locale) : null
  return usedUnitsLabel || [figure, unit].filter((part) => part !== null && part !== undefined).join(' ')
}

/** Writes days in words: `Mittwoch, 18. November`, `Sreda, 18. novembar`. Reuse it: its format is slow to create. */
export function createDayFormatter(
  locale: Locales,
  weekday: 'long' | 'short' = 'long',
): (day: Date) => string {
  const format = new Intl.DateTimeFormat(languages[locale].tag, {
    weekday,
    day: 'numeric',
    month: 'long',
  })
  return (day) => {
    const name = inAustrian(format.format(day))
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
}

/** An amount in its readable unit: `1.296 MB`, `11,7 GB`, `2,47 €`. */
export function useFormatAmount(): (units: number, unit: string) => string {
  const { locale } = useI18nContext()
  return (units, unit) => {
    if (unit === EURO) return formatMoney(units, locale)
    const amount = readableAmount({ units, unit })
    return formatQuantity(amount.units, amount.unit, locale)
  }
}

/** Adds to a figure's name that it is not the one of the whole month, unless all is loaded. */
export function useSoFar(isComplete: boolean): (text: string) => string {
  const { listing } = useI18nContext().LL
  return (text) => (isComplete ? text : listing.textSoFar({ text }))
}

/** The amounts and the costs of a day: `33 min · 2,47 €`. */
export function useDaySumsText(): (sums: DaySums) => string {
  const { LL, locale } = useI18nContext()
  const formatAmount = useFormatAmount()
  return ({ amounts, costs, isComplete, isUnknown }) => {
    if (isUnknown) return LL.listing.dayNotLoaded()
    const figures = amounts.map(({ units, unit }) => formatAmount(units, unit))
    const text = [...figures, ...(costs === undefined ? [] : [formatMoney(costs, locale)])].join(' · ')
    return isComplete ? text : LL.listing.textSoFar({ text })
  }
}

export function useKindNames(): Record<EntryKind | 'costs', string> {
  const { calls, messages, data, other, costs } = useI18nContext().LL.listing
  return { call: calls(), message: messages(), data: data(), other: other(), costs: costs() }
}
