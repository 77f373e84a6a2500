import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useNormalizePhoneNumber } from '../../core/phone/useNormalizePhoneNumber'
import { normalizeVoucherCode } from '../../domain/codes'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { CallReference } from '../../ui/CallReference'
import { Form } from '../../ui/Form'
import { TextField } from '../../ui/TextField'
import { NumberField } from './NumberField'
import { RedeemedVoucher } from './RedeemedVoucher'
import type { Draft } from './useDraft'
import type { VoucherActor } from './useVoucher'

interface VoucherFormProps {
  voucher: VoucherActor
  draft: Draft
  /** The balance after the voucher, in euro; `null` until it is known. */
  balance: number | null
}

export function VoucherForm({ voucher, draft, balance }: VoucherFormProps) {
  const { LL } = useI18nContext()
  const faults = useSelector(voucher, (snapshot) => snapshot.context.faults)
  const unanswered = useSelector(voucher, (snapshot) => snapshot.hasTag('outcomeUnknown'))
  const busy = useSelector(voucher, (snapshot) => snapshot.hasTag('busy'))
  const redeemed = useSelector(voucher, (snapshot) => snapshot.hasTag('redeemed'))
  const normalizePhoneNumber = useNormalizePhoneNumber()
  const errors = { missing: LL.message.allFieldsRequired() }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    voucher.send({
      type: 'voucher.submit',
      phone: normalizePhoneNumber(draft.phone),
      code: normalizeVoucherCode(draft.code),
    })
  }
  if (redeemed) return <RedeemedVoucher voucher={voucher} balance={balance} />
  return (
    <Form onSubmit={submit}>
      {unanswered && (
        <Alert kind="error" note={<CallReference />}>
          {LL.topUp.voucherUnanswered()}
        </Alert>
      )}
      <NumberField
        value={draft.phone}
        ownNumbers={draft.ownNumbers}
        error={faults.phone ? errors[faults.phone] : undefined}
        onChange={(phone) => {
          draft.change({ phone })
          voucher.send({ type: 'voucher.edit' })
        }}
      />
      <TextField
        label={LL.topUp.voucherCode()}
        hint={LL.topUp.voucherHint()}
        error={faults.code ? errors[faults.code] : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={draft.code}
        onChange={(event) => {
          draft.change({ code: event.currentTarget.value })
          voucher.send({ type: 'voucher.edit' })
        }}
      />
      <Button type="submit" loading={busy}>
        {LL.topUp.submit()}
      </Button>
    </Form>
  )
}
