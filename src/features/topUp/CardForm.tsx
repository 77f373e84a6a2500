import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { earlierTopUp } from '../../core/payments/earlierPayment'
import { usePayments } from '../../core/payments/payments'
import { RepeatDialog } from '../../core/payments/RepeatDialog'
import { useNormalizePhoneNumber } from '../../core/phone/useNormalizePhoneNumber'
import { parseAmount } from '../../domain/amount'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { CallReference } from '../../ui/CallReference'
import { Form } from '../../ui/Form'
import { AmountField } from './AmountField'
import { BalanceAfter } from './BalancePreview'
import { ConfirmPayment } from './ConfirmPayment'
import { NumberField } from './NumberField'
import type { Draft } from './useDraft'
import type { TopUpActor } from './useTopUp'

interface CardFormProps {
  topUp: TopUpActor
  draft: Draft
}

export function CardForm({ topUp, draft }: CardFormProps) {
  const { LL } = useI18nContext()
  const faults = useSelector(topUp, (snapshot) => snapshot.context.faults)
  const unanswered = useSelector(topUp, (snapshot) => snapshot.hasTag('outcomeUnknown'))
  const untrustedAddress = useSelector(topUp, (snapshot) => snapshot.hasTag('untrustedAddress'))
  const confirmingRepeat = useSelector(topUp, (snapshot) => snapshot.matches('confirmingRepeat'))
  const submitted = useSelector(topUp, (snapshot) => snapshot.context)
  const payments = usePayments()
  const normalizePhoneNumber = useNormalizePhoneNumber()
  const phoneErrors = { missing: LL.message.allFieldsRequired(), notPrepaid: LL.topUp.numberNotPrepaid() }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const order = { phone: normalizePhoneNumber(draft.phone), amount: parseAmount(draft.amount) }
    topUp.send({ type: 'order.submit', ...order, mayBePaid: earlierTopUp(payments, order) !== null })
  }
  return (
    <Form onSubmit={submit}>
      {unanswered && (
        <Alert kind="error" note={<CallReference />}>
          {LL.topUp.cardUnanswered()}
        </Alert>
      )}
      {untrustedAddress && <Alert kind="error">{LL.topUp.untrustedAddress()}</Alert>}
      <NumberField
        value={draft.phone}
        ownNumbers={draft.ownNumbers}
        error={faults.phone ? phoneErrors[faults.phone] : undefined}
        onChange={(phone) => {
          draft.change({ phone })
          topUp.send({ type: 'order.edit' })
        }}
      />
      <AmountField
        value={draft.amount}
        isInvalid={faults.amount !== null}
        onChange={(amount) => {
          draft.change({ amount })
          topUp.send({ type: 'order.edit' })
        }}
      />
      <BalanceAfter topUp={topUp} draft={draft} />
      <Button type="submit">{LL.topUp.submit()}</Button>
      <RepeatDialog
        open={confirmingRepeat}
        earlier={earlierTopUp(payments, submitted)}
        onConfirm={() => topUp.send({ type: 'repeat.confirm' })}
        onClose={() => topUp.send({ type: 'repeat.cancel' })}
      />
      <ConfirmPayment topUp={topUp} />
    </Form>
  )
}
