import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { ListingEntry } from '../../api/types'
import { kindOfEntry } from '../../domain/usageKind'

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
