import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import type { Bill } from '../../api/types'
import { openAmount } from '../../domain/billAmounts'
import type { BillYear } from '../../domain/billYears'
import type { YearOrder } from '../../flows/documentBundle'
import { csvNumber } from '../../lib/csv'
import { parseWireDate } from '../../lib/dates'
import { monthName, monthOf } from '../../lib/months'
import { distinctFileNames } from '../../lib/saveFile'
import type { BundleTexts } from './useBundleTexts'

/** The PDFs of a year, and the table of all its bills, in the words of the customer. */
export function bundleOrder(
  { year, bills }: BillYear<Bill>,
  { bill: texts, tariff }: TranslationFunctions,
  bundleTexts: BundleTexts,
  locale: Locales,
): YearOrder {
  const monthOfBill = ({ forDate }: Bill) => {
    const date = parseWireDate(forDate ?? '')
    return date ? monthName(monthOf(date), locale) : texts.withoutDate()
  }
  const documented = bills.filter(({ hasBillPdf }) => hasBillPdf)
  const fileNames = distinctFileNames(documented.map(({ filename, billId }) => filename ?? billId))
  return {
    year,
    name: `${bundleTexts.fileName}-${year}`,
    documents: documented.map((bill, index) => ({
      id: bill.billId,
      fileName: fileNames[index] ?? '',
      title: `${monthOfBill(bill)} · ${bill.referenceNumber ?? bill.billId}`,
    })),
    head: [
      ...[texts.month(), texts.reference(), bundleTexts.amount, bundleTexts.open],
      ...[texts.paid(), bundleTexts.file],
    ],
    rows: bills.map((bill) => ({
      id: bill.billId,
      cells: [
        ...[monthOfBill(bill), bill.referenceNumber ?? ''],
        ...[csvNumber(bill.total?.value), csvNumber(openAmount(bill))],
        bill.isBillPayed ? tariff.yes() : tariff.no(),
      ],
    })),
  }
}
