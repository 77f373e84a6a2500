import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import type { Bill } from '../../api/types'
import type { EarlierPayment } from '../../core/payments/earlierPayment'
import { earlierPaymentText } from '../../core/payments/earlierPaymentText'
import { billMonthText, monthOfBill } from '../../domain/billMonths'
import { billStatus, mayBeDue } from '../../domain/billStatus'
import { formatMoney, roundToCents } from '../../domain/money'
import { localizeDates } from '../../lib/formats/dates'

/** What is left to pay, or the credit, if that is not the total of the bill. */
function remainingText(bill: Bill, { bill: texts }: TranslationFunctions, locale: Locales) {
  const status = billStatus(bill)
  const total = roundToCents(bill.total?.value ?? Number.NaN)
  if (status.state === 'toPay' && status.amount !== total)
    return texts.remaining({ amount: formatMoney(status.amount, locale) })
  if (status.state === 'credit' && status.amount !== -total)
    return texts.creditAmount({ amount: formatMoney(status.amount, locale) })
  return undefined
}

/** What every form of a bill says; without a text, the fact is unknown. */
export function useBillTexts(bill: Bill, earlier: EarlierPayment | undefined) {
  const { LL, locale } = useI18nContext()
  const { forDate, dueDate, total } = bill
  const isDue = mayBeDue(bill)
  return {
    month: billMonthText(monthOfBill(bill), LL, locale),
    total: typeof total?.value === 'number' ? formatMoney(total.value, locale) : '–',
    issued: forDate && LL.bill.issued({ date: localizeDates(forDate, locale) }),
    due:
      isDue &&
      earlier?.state !== 'succeeded' &&
      dueDate &&
      LL.bill.due({ date: localizeDates(dueDate, locale) }),
    /** What is known of a payment that the list does not show yet. */
    earlier: isDue && earlier && earlierPaymentText(earlier, LL, locale),
    remaining: remainingText(bill, LL, locale),
  }
}
