import { paths } from '../../domain/paths'
import type { Checkout } from '../../flows/billPayment'
import { useServices } from '../../flows/services'
import { PaymentTabs } from '../../payment/widget/PaymentTabs'

interface BillPaymentFormProps {
  checkout: Checkout
  /** The other ways to pay the bill. */
  otherMethod: string | undefined
  onExpired: () => void
}

/** The ways to pay a bill. */
export function BillPaymentForm({ checkout, otherMethod, onExpired }: BillPaymentFormProps) {
  const { paymentGateway } = useServices()
  return (
    <PaymentTabs
      checkout={{
        origin: paymentGateway.documentOrigin,
        checkoutId: checkout.id,
        integrity: checkout.integrity,
      }}
      offeredBrands={paymentGateway.brands}
      returnPath={paths.billResult}
      otherMethod={otherMethod}
      onExpired={onExpired}
    />
  )
}
