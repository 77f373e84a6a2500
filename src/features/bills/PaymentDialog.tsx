import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { earlierPaymentOfBill } from '../../core/payments/earlierPayment'
import { usePayments } from '../../core/payments/payments'
import { RepeatDialog } from '../../core/payments/RepeatDialog'
import { PaymentTabs } from '../../core/payments/widget/PaymentTabs'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { OtherMethod } from './OtherMethod'
import type { BillPaymentActor } from './useBillPayment'

const Order = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '2',
    marginBottom: '4',
  },
})
const Amount = chakra('strong', { base: { fontSize: 'xl', fontVariantNumeric: 'tabular-nums' } })
const Reference = chakra('span', { base: { color: 'muted' } })

/** The provider's 30 minutes begin a little earlier than those of the portal. */
const CLOCK_TOLERANCE_MS = 60_000

/** The payment modals: the bill and the payment provider's form, a note that it has expired, or the earlier payment. */
export function PaymentDialog({ payment }: { payment: BillPaymentActor }) {
  const { LL, locale } = useI18nContext()
  const { bill, checkout } = useSelector(payment, (snapshot) => snapshot.context)
  const paying = useSelector(payment, (snapshot) => snapshot.matches({ prepared: 'paying' }))
  const expired = useSelector(payment, (snapshot) => snapshot.matches('expired'))
  const confirmingRepeat = useSelector(payment, (snapshot) => snapshot.matches('confirmingRepeat'))
  const payments = usePayments()
  const earlierPayment = () => earlierPaymentOfBill(payments, bill?.reference)
  return (
    <>
      <RepeatDialog
        open={confirmingRepeat}
        earlier={earlierPayment()}
        onConfirm={() => payment.send({ type: 'repeat.confirm' })}
        onClose={() => payment.send({ type: 'repeat.cancel' })}
      />
      <Dialog
        open={paying || expired}
        onClose={() => payment.send({ type: 'payment.pause' })}
        title={LL.bill.payHeading()}
        closeLabel={LL.page.close()}
        footer={
          expired && (
            <Button
              onClick={() => payment.send({ type: 'payment.renew', mayBePaid: earlierPayment() !== null })}
            >
              {LL.payment.renew()}
            </Button>
          )
        }
      >
        {bill && (
          <Order>
            <Reference as="bdi">{bill.reference}</Reference>
            <Amount>{formatMoney(bill.amount, locale)}</Amount>
          </Order>
        )}
        {expired && <Alert kind="error">{LL.payment.expired()}</Alert>}
        {paying && checkout && (
          <PaymentTabs
            key={checkout.id}
            checkout={checkout}
            returnPath={paths.billResult}
            onExpired={() => {
              // Before its time, a checkout ends by a payment.
              if (Date.now() < checkout.expiresAt - CLOCK_TOLERANCE_MS) payments.storeSent(checkout.id)
              payment.send({ type: 'checkout.expire' })
            }}
          >
            {bill && <OtherMethod bill={bill} checkoutId={checkout.id} />}
          </PaymentTabs>
        )}
      </Dialog>
    </>
  )
}
