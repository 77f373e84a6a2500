import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import { languages } from '../../../i18n/languages.gen'
import type { ExportRequest } from '../../../machines/billExport.machine'
import type { Bill } from '../../api/types'
import { billStatusText } from '../../domain/billAmounts'
import { billMonthText, monthOfBill } from '../../domain/billMonths'
import { billStatus, openAmount } from '../../domain/billStatus'
import { formatMoney } from '../../domain/money'
import { csvAmount } from '../../lib/csv'
import { isolate } from '../../lib/formats/isolate'
import { distinctFileNames } from '../../lib/saveFile'
import type { BillYear } from './billYears'

/** The PDFs of a year, and the table of all its bills, in the words of the customer. */
export function exportRequest(
  { year, bills }: BillYear<Bill>,
  LL: TranslationFunctions,
  locale: Locales,
): ExportRequest {
  const { bill: texts, billExport } = LL
  const monthTextOf = (bill: Bill) => billMonthText(monthOfBill(bill), LL, locale)
  const statusTextOf = (bill: Bill) => {
    const status = billStatus(bill)
    return status.state === 'credit'
      ? texts.creditAmount({ amount: formatMoney(status.amount, locale) })
      : billStatusText(bill, LL)
  }
  const documented = bills.filter(({ hasBillPdf }) => hasBillPdf)
  const fileNames = distinctFileNames(documented.map(({ filename, billId }) => filename ?? billId))
  return {
    year,
    name: `${billExport.fileName()}-${year}`,
    decimal: languages[locale].decimal,
    documents: documented.map((bill, index) => ({
      id: bill.billId,
      fileName: fileNames[index] ?? '',
      title: `${monthTextOf(bill)} · ${isolate(bill.referenceNumber ?? bill.billId)}`,
    })),
    head: [
      ...[texts.month(), texts.reference(), billExport.amount(), billExport.open()],
      ...[texts.status(), billExport.file()],
    ],
    rows: bills.map((bill) => ({
      id: bill.billId,
      cells: [
        ...[monthTextOf(bill), bill.referenceNumber, csvAmount(bill.total?.value), openAmount(bill)],
        statusTextOf(bill),
      ],
    })),
  }
}

/** The name of the ZIP file; those after the first have a number. */
export const exportFileName = ({ name }: ExportRequest, part: number): string =>
  `${name}${part > 1 ? `-${part}` : ''}.zip`
