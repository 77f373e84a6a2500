import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { usePortal } from '../../flows/portal'
import { readCheckoutId } from '../../lib/checkoutId'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import { PaymentTabs } from '../../ui/paymentWidget/PaymentTabs'
import { ScreenHeading } from '../../ui/ScreenHeading'

/** The payment page of the mobile app: whoever has the id of a checkout may pay it. */
export default function MobilePayment() {
  const { LL } = useI18nContext()
  const { paymentGateway } = usePortal()
  const checkoutId = readCheckoutId(window.location.search)
  const [expired, setExpired] = useState(false)
  return (
    <Card>
      <ScreenHeading marginBottom="4">{LL.payment.heading()}</ScreenHeading>
      {checkoutId === null && <Alert kind="error">{LL.payment.wrongAddress()}</Alert>}
      {expired && <Alert kind="error">{LL.payment.expiredElsewhere()}</Alert>}
      {checkoutId !== null && !expired && (
        <PaymentTabs
          checkout={{ origin: paymentGateway.origin, checkoutId, integrity: null }}
          offered={paymentGateway.brands}
          returnPath="/transaction-completed-mobile"
          onExpired={() => setExpired(true)}
        />
      )}
    </Card>
  )
}
