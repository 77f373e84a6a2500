import { useI18nContext } from '../../../i18n/i18n-react'
import { RepeatDialog } from '../../core/payments/RepeatDialog'
import { PaymentTabs } from '../../core/payments/widget/PaymentTabs'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Inline, Text } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'
import { OtherMethod } from './OtherMethod'
import type { BillPayment } from './useBillPayment'

/** The payment modals: the bill and the payment provider's form, a note that it has expired, or the earlier payment. */
export function PaymentDialog({ payment }: { payment: BillPayment }) {
  const { LL, locale } = useI18nContext()
  const { dialog, earlier, hasOtherPayment, actions } = payment
  const form = dialog.kind === 'form' ? dialog : null
  const isExpired = dialog.kind === 'expired'
  const bill = dialog.kind === 'form' || dialog.kind === 'expired' ? dialog.bill : null
  return (
    <>
      <RepeatDialog
        open={dialog.kind === 'question'}
        earlier={earlier}
        onConfirm={actions.payAgain}
        onClose={actions.cancelPayAgain}
      />
      <Dialog
        open={bill !== null}
        onClose={actions.pause}
        title={LL.bill.payHeading()}
        closeLabel={LL.page.close()}
        footer={isExpired && <Button onClick={actions.renew}>{LL.payment.renew()}</Button>}
      >
        {bill && (
          <Inline
            as="p"
            flexWrap="wrap"
            alignItems="baseline"
            justifyContent="space-between"
            gap="2"
            marginBottom="4"
          >
            <Text color="muted" as="bdi">
              {bill.reference}
            </Text>
            <Text as="strong" fontSize="xl" fontVariantNumeric="tabular-nums">
              {formatMoney(bill.amount, locale)}
            </Text>
          </Inline>
        )}
        {isExpired && <Alert kind="error">{LL.payment.expired()}</Alert>}
        {form && (
          <PaymentTabs
            key={form.checkout.id}
            checkout={form.checkout}
            returnPath={paths.billResult}
            onExpired={() => actions.endForm(form.checkout)}
          >
            <OtherMethod bill={form.bill} hasOtherPayment={hasOtherPayment} />
          </PaymentTabs>
        )}
      </Dialog>
    </>
  )
}
