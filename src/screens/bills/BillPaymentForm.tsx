import type { Checkout } from '../../flows/billPayment'
import { useOwnDocument } from '../../flows/ownDocument'
import { usePortal } from '../../flows/portal'
import { PaymentTabs } from '../../ui/paymentWidget/PaymentTabs'
import { Skeleton } from '../../ui/Skeleton'

/** The ways to pay a bill, once the page is a document of its own. */
export function BillPaymentForm({ checkout, onExpired }: { checkout: Checkout; onExpired: () => void }) {
  const { paymentGateway } = usePortal()
  if (!useOwnDocument()) return <Skeleton height="27rem" />
  return (
    <PaymentTabs
      checkout={{ origin: paymentGateway.origin, checkoutId: checkout.id, integrity: checkout.integrity }}
      offered={paymentGateway.brands}
      returnPath="/transaction-completed-bill-paying"
      onExpired={onExpired}
    />
  )
}
