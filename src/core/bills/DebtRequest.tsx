import { useEffect, useMemo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { debtTexts } from '../../domain/billAmounts'
import { mayBeDue } from '../../domain/billStatus'
import { formatMoney } from '../../domain/money'
import { earlierPaymentOfBill } from '../payments/earlierPayment'
import { earlierPaymentText } from '../payments/earlierPaymentText'
import { usePayments } from '../payments/payments'
import { useOptionalBills } from './bills'
import { firstDueBill, payBillText } from './dueBill'

/** The total debt of the header in words, and the bill to pay first. */
export interface Debt {
  figure: string
  note: string
  firstDue: { reference: string; text: string } | null
}

/** Reads what is open of the current contract's bills for the header; it draws nothing. */
export default function DebtRequest({ onChange }: { onChange: (debt: Debt | null) => void }) {
  const { LL, locale } = useI18nContext()
  const { state, data: bills, isPartial } = useOptionalBills()
  const payments = usePayments()
  const debt = useMemo((): Debt | null => {
    if (state === 'loading') return null
    if (!bills) return { figure: '–', note: LL.bill.debtUnknown(), firstDue: null }
    const { figure, note, creditNote } = debtTexts(bills, isPartial, LL, locale)
    const earlier = bills
      .filter(mayBeDue)
      .map(({ referenceNumber }) => earlierPaymentOfBill(payments, referenceNumber))
      .find((payment) => payment !== null)
    const firstDue = firstDueBill(bills, payments)
    return {
      figure,
      note: earlier
        ? `${formatMoney(earlier.amount, locale)}: ${earlierPaymentText(earlier, LL, locale)}`
        : [note, creditNote].filter(Boolean).join(', '),
      firstDue: firstDue && { reference: firstDue.reference, text: payBillText(firstDue, LL, locale) },
    }
  }, [state, bills, isPartial, payments, LL, locale])
  useEffect(() => onChange(debt), [debt, onChange])
  useEffect(() => () => onChange(null), [onChange])
  return null
}
