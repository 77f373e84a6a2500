import { useI18nContext } from '../../../i18n/i18n-react'
import type { Bill } from '../../api/types'
import { openAmount } from '../../domain/billAmounts'
import { billMonthText, monthOfBill } from '../../domain/billMonths'
import { formatMoney } from '../../domain/money'
import { earlierPaymentOfBill } from '../../payment/earlierPayment'
import { usePayments } from '../../payment/payments'
import { earlierPaymentText } from '../shared/earlierPaymentText'

/** What every form of a bill says; without a text, the fact is unknown. */
export function useBillTexts(bill: Bill) {
  const { LL, locale } = useI18nContext()
  const { forDate, total } = bill
  const due = openAmount(bill)
  const earlier = earlierPaymentOfBill(usePayments(), bill.referenceNumber)
  const isPartlyPaid = due !== null && due > 0 && due !== total?.value
  return {
    month: billMonthText(monthOfBill(bill), LL, locale),
    total: typeof total?.value === 'number' ? formatMoney(total.value, locale) : '–',
    issued: forDate && LL.bill.issued({ date: forDate }),
    /** What is known of a payment that the list does not show yet. */
    earlier: !bill.isBillPayed && earlier && earlierPaymentText(earlier, LL),
    remaining: isPartlyPaid && LL.bill.remaining({ amount: formatMoney(due, locale) }),
  }
}
