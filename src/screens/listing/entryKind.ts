import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { ListingEntry } from '../../api/types'
import { kindOfEntry } from '../../domain/usageKind'

/** What stands large on an entry: the number of a call, else what it is. */
export function entryTitle(entry: ListingEntry, { listing }: TranslationFunctions): string {
  const names = {
    call: entry.phoneNumber || listing.callDetails(),
    message: listing.entryMessage(),
    data: listing.entryData(),
    other: listing.other(),
  }
  return names[kindOfEntry(entry)]
}

/** How much was used, in the provider's words or at least its figures: `4 min`. */
export const usedText = ({ usedUnitsLabel, usedUnits, unit }: ListingEntry): string =>
  usedUnitsLabel || [usedUnits, unit].filter((part) => part !== null && part !== undefined).join(' ')
