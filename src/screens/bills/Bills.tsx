import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { useCurrentContract } from '../../flows/account'
import { useBillPayment } from '../../flows/billPayment'
import { useBills } from '../../flows/bills'
import { useUnfinishedPayment } from '../../payment/unfinishedPayment'
import { ButtonLink } from '../../ui/ButtonLink'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { ReceiptDrawing } from '../shared/drawings/ReceiptDrawing'
import { BillList } from './BillList'
import { BillSummary } from './BillSummary'
import { BillsSkeleton } from './BillsSkeleton'
import { PaymentDialog } from './PaymentDialog'
import { PaymentNotice } from './PaymentNotice'

/** The bills of a contract, to view, save and pay. */
export default function Bills() {
  const { LL } = useI18nContext()
  const isPrepaid = useCurrentContract()?.contractType === 'Prepaid'
  const bills = useBills()
  const payment = useBillPayment(bills.refresh)
  useUnfinishedPayment(payment)
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.bill.heading()}</ScreenHeading>
      <PaymentNotice payment={payment} />
      <QueryView
        query={bills}
        emptyText={LL.bill.empty()}
        emptyDrawing={<ReceiptDrawing />}
        emptyAction={isPrepaid && <TopUpLink />}
        skeleton={<BillsSkeleton />}
      >
        {(list) => (
          <>
            <BillSummary bills={list} />
            <BillList bills={list} payment={payment} />
          </>
        )}
      </QueryView>
      <PaymentDialog payment={payment} />
    </>
  )
}

/** Prepaid contracts have no bills: the customer pays for top-ups. */
function TopUpLink() {
  const { LL } = useI18nContext()
  return (
    <ButtonLink asChild variant="outline">
      <RouteLink href={paths.topUp}>{LL.overview.topUp()}</RouteLink>
    </ButtonLink>
  )
}
