import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { RepeatDialog } from '../../core/payments/RepeatDialog'
import { Button } from '../../ui/Button'
import { CallReference } from '../../ui/CallReference'
import { Form } from '../../ui/Form'
import { Alert } from '../../ui/messages/Alert'
import { AmountField } from './AmountField'
import { BalanceAfter } from './BalanceAfter'
import { ConfirmPayment } from './ConfirmPayment'
import { CoveredRenewals } from './CoveredRenewals'
import { ErrandText } from './ErrandText'
import { NumberField } from './NumberField'
import type { CardTopUp } from './useTopUp'

/** The effect of the amount and the button; on a phone in sight above the bar at the bottom. */
const Action = chakra('div', {
  base: {
    position: { base: 'sticky', lg: 'static' },
    bottom: 'calc(4rem + 1px + env(safe-area-inset-bottom))',
    display: 'grid',
    gap: '3',
    marginBlock: '-3',
    paddingBlock: '3',
    background: 'surface',
    '@media (max-height: 40rem)': { position: 'static' },
    // A message would cover it.
    'body:has(#toaster p) &': { position: 'static' },
  },
})

export function CardForm({ topUp }: { topUp: CardTopUp }) {
  const { LL } = useI18nContext()
  const { fieldErrors, notice, balance, newBalance, dialog, actions } = topUp
  const phoneErrors = { missing: LL.message.allFieldsRequired(), notPrepaid: LL.topUp.numberNotPrepaid() }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.order()
  }
  return (
    <Form onSubmit={submit} css={{ '& :is(input, button)': { scrollMarginBottom: '9rem' } }}>
      {notice === 'unanswered' && (
        <Alert kind="error" note={<CallReference />}>
          {LL.topUp.cardUnanswered()}
        </Alert>
      )}
      {notice === 'untrustedAddress' && <Alert kind="error">{LL.topUp.untrustedAddress()}</Alert>}
      <NumberField
        value={topUp.phone}
        ownNumbers={topUp.ownNumbers}
        error={fieldErrors.phone ? phoneErrors[fieldErrors.phone] : undefined}
        onChange={actions.editPhone}
      />
      <AmountField
        value={topUp.amount}
        isInvalid={fieldErrors.amount !== null}
        onChange={actions.editAmount}
      />
      <BalanceAfter {...{ balance, newBalance }} />
      <Action>
        {topUp.errand?.plan ? (
          <ErrandText errand={topUp.errand} {...{ balance, newBalance }} />
        ) : (
          <CoveredRenewals newBalance={newBalance} />
        )}
        <Button type="submit">{LL.topUp.submit()}</Button>
      </Action>
      <RepeatDialog
        open={dialog.kind === 'repeat'}
        earlier={dialog.kind === 'repeat' ? dialog.earlier : null}
        onConfirm={actions.payAgain}
        onClose={actions.cancelRepeat}
      />
      <ConfirmPayment {...{ dialog, actions }} />
    </Form>
  )
}
