import { useI18nContext } from '../../../i18n/i18n-react'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { TermsLink } from '../../core/TermsLink'
import { formatMoney } from '../../domain/money'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { FactList } from '../../ui/FactList'
import { Box, Stack, Text } from '../../ui/layout'
import type { CardTopUp, TopUpDialog } from './useTopUp'

/** The order and the terms. */
function Confirmation({ phone, amount, isLeaving }: Extract<TopUpDialog, { kind: 'payment' }>) {
  const { LL, locale } = useI18nContext()
  return (
    <Stack gap="4">
      <FactList
        facts={[
          { term: LL.topUp.phone(), value: <PhoneNumber text={phone} /> },
          { term: LL.topUp.amount(), value: formatMoney(amount, locale) },
        ]}
      />
      <Box fontSize="sm">
        <p>{LL.topUp.terms()}</p>
        <TermsLink />
      </Box>
      <div role="status">
        <Text color="muted" fontSize="sm">
          {isLeaving ? LL.topUp.redirecting() : LL.topUp.paymentPage()}
        </Text>
      </div>
    </Stack>
  )
}

/** The amount, the number and the terms, before the portal sends the customer to the payment page. */
export function ConfirmPayment({ dialog, actions }: Pick<CardTopUp, 'dialog' | 'actions'>) {
  const { LL } = useI18nContext()
  const payment = dialog.kind === 'payment' ? dialog : null
  return (
    <ConfirmDialog
      open={payment !== null}
      title={LL.topUp.confirmHeading()}
      confirmLabel={LL.topUp.continueToPayment()}
      cancelLabel={LL.shell.cancel()}
      closeLabel={LL.page.close()}
      loading={payment?.isBusy ?? false}
      onConfirm={actions.pay}
      onClose={actions.cancelPayment}
    >
      {payment && <Confirmation {...payment} />}
    </ConfirmDialog>
  )
}
