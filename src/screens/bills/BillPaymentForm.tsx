import { paths } from '../../domain/paths'
import type { Checkout } from '../../flows/billPayment'
import { useServices } from '../../flows/services'
import { useOwnDocument } from '../../payment/ownDocument'
import { PaymentTabs } from '../../payment/widget/PaymentTabs'
import { Skeleton } from '../../ui/Skeleton'

interface BillPaymentFormProps {
  checkout: Checkout
  /** How else the bill can be paid. */
  otherWay: string | undefined
  onExpired: () => void
}

/** The ways to pay a bill, once the page is a document of its own. */
export function BillPaymentForm({ checkout, otherWay, onExpired }: BillPaymentFormProps) {
  const { paymentGateway } = useServices()
  if (!useOwnDocument()) return <Skeleton height="27rem" />
  return (
    <PaymentTabs
      checkout={{ origin: paymentGateway.origin, checkoutId: checkout.id, integrity: checkout.integrity }}
      offered={paymentGateway.brands}
      returnPath={paths.transactionCompletedBillPaying}
      otherWay={otherWay}
      onExpired={onExpired}
    />
  )
}
