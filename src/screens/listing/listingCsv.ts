import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { ListingEntry } from '../../api/types'
import { kindOfEntry } from '../../domain/usageKind'
import { csvOf } from '../../lib/csv'
import { usedText } from './entryText'

/** The entries as a file for spreadsheets, headings in the customer's language. */
export function listingCsv(
  entries: readonly ListingEntry[],
  { listing, tariff }: TranslationFunctions,
): Blob {
  const names = {
    call: listing.callDetails(),
    message: listing.messageDetails(),
    data: listing.dataDetails(),
  }
  const head = [
    listing.date(),
    listing.type(),
    listing.number(),
    listing.used(),
    listing.price(),
    '',
    listing.roaming(),
  ]
  const rows = entries.map((entry) => {
    const kind = kindOfEntry(entry)
    return [
      entry.date,
      kind === 'other' ? entry.type : names[kind],
      entry.phoneNumber,
      usedText(entry),
      entry.price?.value?.toString().replace('.', ','),
      entry.price?.label,
      entry.roaming && tariff.yes(),
    ].map((cell) => cell || '')
  })
  return csvOf([head, ...rows])
}
