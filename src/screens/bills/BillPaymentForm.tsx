import { paths } from '../../domain/paths'
import type { Checkout } from '../../flows/billPayment'
import { useServices } from '../../flows/services'
import { useOwnDocument } from '../../payment/ownDocument'
import { PaymentTabs } from '../../payment/widget/PaymentTabs'
import { Skeleton } from '../../ui/Skeleton'

/** The ways to pay a bill, once the page is a document of its own. */
export function BillPaymentForm({ checkout, onExpired }: { checkout: Checkout; onExpired: () => void }) {
  const { paymentGateway } = useServices()
  if (!useOwnDocument()) return <Skeleton height="27rem" />
  return (
    <PaymentTabs
      checkout={{ origin: paymentGateway.origin, checkoutId: checkout.id, integrity: checkout.integrity }}
      offered={paymentGateway.brands}
      returnPath={paths.transactionCompletedBillPaying}
      onExpired={onExpired}
    />
  )
}
