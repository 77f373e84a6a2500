import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import { languages } from '../../../i18n/languages.gen'
import type { ListingEntry } from '../../api/types'
import { priceLabel } from '../../domain/price'
import { kindOfEntry } from '../../domain/usageKind'
import { type CsvCell, csvAmount, csvOf } from '../../lib/csv'
import { phoneNumberText } from './phoneNumberText'

/** The used amount as a number and its unit, or else what the provider says. */
const usedCells = ({ usedUnits, unit, usedUnitsLabel }: ListingEntry): CsvCell[] =>
  typeof usedUnits === 'number' ? [usedUnits, unit || usedUnitsLabel] : [usedUnitsLabel, unit]

/** The entries as a file for spreadsheets, headings in the customer's language. */
export async function listingCsv(
  entries: readonly ListingEntry[],
  { listing, tariff }: TranslationFunctions,
  locale: Locales,
): Promise<Blob> {
  const names = {
    call: listing.callDetails(),
    message: listing.messageDetails(),
    data: listing.dataDetails(),
  }
  const head = [
    ...[listing.date(), listing.type(), listing.number(), listing.used(), listing.unit()],
    ...[listing.price(), listing.currency(), listing.roaming()],
  ]
  const rows = entries.map(async (entry): Promise<CsvCell[]> => {
    const kind = kindOfEntry(entry)
    return [
      entry.date,
      kind === 'other' ? entry.type : names[kind],
      entry.phoneNumber && (await phoneNumberText(entry.phoneNumber)),
      ...usedCells(entry),
      ...[csvAmount(entry.price?.value), priceLabel(entry.price)],
      entry.roaming ? tariff.yes() : null,
    ]
  })
  return csvOf([head, ...(await Promise.all(rows))], languages[locale].decimal)
}
