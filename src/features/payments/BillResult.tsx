import { useI18nContext } from '../../../i18n/i18n-react'
import type { DueBill } from '../../core/bills/dueBill'
import { PayBillLink } from '../../core/bills/PayBillLink'
import { AskAboutPayment } from '../../core/payments/AskAboutPayment'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { monthInSentence } from '../../lib/months'
import { Actions } from '../../ui/Actions'
import { BillsOfContract } from './BillsOfContract'
import { Paid, ResultCard } from './ResultCard'
import { ResultLink } from './ResultLink'
import { type BillResult, useBillResult, usePaidBill } from './useBillResult'

interface BillLinksProps extends Pick<BillResult, 'isContractKnown'> {
  /** The next bill to pay. */
  next?: DueBill | null
}

/** The links to the home page, and to the bills or the next payment. */
function BillLinks({ next, isContractKnown }: BillLinksProps) {
  const { LL } = useI18nContext()
  return (
    <Actions justifyContent="center">
      <ResultLink href={paths.overview}>{LL.payment.toHome()}</ResultLink>
      {!isContractKnown && <BillsOfContract />}
      {isContractKnown && next && <PayBillLink bill={next} />}
      {isContractKnown && !next && (
        <ResultLink href={paths.bills} isPrimary>
          {LL.payment.toBills()}
        </ResultLink>
      )}
    </Actions>
  )
}

interface PaidBillProps extends Pick<BillResult, 'isContractKnown'> {
  bill: NonNullable<BillResult['bill']>
}

/** What was paid, with the month once the bills have loaded, and the next bill to pay. */
function PaidBill({ bill, isContractKnown }: PaidBillProps) {
  const { LL, locale } = useI18nContext()
  const { month, next } = usePaidBill(bill)
  const amount = formatMoney(bill.amount, locale)
  return (
    <>
      <Paid>
        {month
          ? LL.payment.billPaid({ month: monthInSentence(month, locale), amount })
          : LL.payment.amountPaid({ amount })}
      </Paid>
      <BillLinks {...{ next, isContractKnown }} />
    </>
  )
}

/** The page after a bill payment. */
export default function BillResultScreen() {
  const { status, bill, isContractKnown } = useBillResult()
  return (
    <ResultCard status={status} paymentKind="bill" amount={bill?.amount ?? null}>
      {status === 'succeeded' && bill ? (
        <PaidBill {...{ bill, isContractKnown }} />
      ) : (
        <BillLinks isContractKnown={isContractKnown} />
      )}
      {status === 'unconfirmed' && (
        <AskAboutPayment kind="bill" reference={bill?.reference} amount={bill?.amount ?? null} />
      )}
    </ResultCard>
  )
}
