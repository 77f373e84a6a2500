import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { PaymentTabs } from '../../core/payments/widget/PaymentTabs'
import { readCheckoutId } from '../../domain/checkoutId'
import { paths } from '../../domain/paths'
import { Card } from '../../ui/Card'
import { Alert } from '../../ui/messages/Alert'
import { ScreenHeading } from '../../ui/ScreenHeading'

/** The payment page of the mobile app: anyone with the id of a checkout may pay it. */
export default function MobilePayment() {
  const { LL } = useI18nContext()
  const checkoutId = readCheckoutId(window.location.search)
  const [expired, setExpired] = useState(false)
  return (
    <Card>
      <ScreenHeading marginBottom="4">{LL.payment.heading()}</ScreenHeading>
      {checkoutId === null && <Alert kind="error">{LL.payment.wrongAddress()}</Alert>}
      {expired && <Alert kind="error">{LL.payment.expiredElsewhere()}</Alert>}
      {checkoutId !== null && !expired && (
        <PaymentTabs
          checkout={{ id: checkoutId, integrity: null }}
          returnPath={paths.mobileResult}
          onExpired={() => setExpired(true)}
        />
      )}
    </Card>
  )
}
