import { useI18nContext } from '../../../i18n/i18n-react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { ListingEntry } from '../../api/types'
import { type EntryKind, kindOfEntry } from '../../domain/usageKind'
import { formatQuantity } from '../../lib/numbers'

/** The large title of an entry: the number of a call, else its kind. */
export function entryTitle(entry: ListingEntry, { listing }: TranslationFunctions): string {
  const names = {
    call: entry.phoneNumber || listing.callDetails(),
    message: listing.entryMessage(),
    data: listing.entryData(),
    other: listing.other(),
  }
  return names[kindOfEntry(entry)]
}

/** The used amount, in the provider's words or at least as a figure: `4 min`. */
export const usedText = ({ usedUnitsLabel, usedUnits, unit }: ListingEntry): string =>
  usedUnitsLabel || [usedUnits, unit].filter((part) => part !== null && part !== undefined).join(' ')

/** `formatQuantity` in the language of the page. */
export function useFormatAmount(): (units: number, unit: string) => string {
  const { locale } = useI18nContext()
  return (units, unit) => formatQuantity(units, unit, locale)
}

/** Adds to a figure's name that it is not the one of the whole month, unless all is loaded. */
export function useSoFar(isComplete: boolean): (text: string) => string {
  const { listing } = useI18nContext().LL
  return (text) => (isComplete ? text : listing.textSoFar({ text }))
}

export function useKindNames(): Record<EntryKind, string> {
  const { calls, messages, data, other } = useI18nContext().LL.listing
  return { call: calls(), message: messages(), data: data(), other: other() }
}
