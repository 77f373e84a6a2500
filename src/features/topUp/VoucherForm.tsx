import type { FormEvent } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Button } from '../../ui/Button'
import { CallReference } from '../../ui/CallReference'
import { Form } from '../../ui/Form'
import { Alert } from '../../ui/messages/Alert'
import { TextField } from '../../ui/TextField'
import { NumberField } from './NumberField'
import { RedeemedVoucher } from './RedeemedVoucher'
import type { VoucherTopUp } from './useVoucher'

export function VoucherForm({ voucher }: { voucher: VoucherTopUp }) {
  const { LL } = useI18nContext()
  const { fieldErrors, redeemedPhone, newBalance, actions } = voucher
  const errors = { missing: LL.message.allFieldsRequired(), refused: LL.topUp.voucherRefused() }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.redeem()
  }
  if (redeemedPhone !== null)
    return (
      <RedeemedVoucher
        phone={redeemedPhone}
        balance={newBalance}
        plan={voucher.errand?.plan}
        onAnother={actions.redeemAnother}
      />
    )
  return (
    <Form onSubmit={submit}>
      {voucher.isUnanswered && (
        <Alert kind="error" note={<CallReference />}>
          {LL.topUp.voucherUnanswered()}
        </Alert>
      )}
      <NumberField
        value={voucher.phone}
        ownNumbers={voucher.ownNumbers}
        error={fieldErrors.phone ? errors[fieldErrors.phone] : undefined}
        onChange={actions.editPhone}
      />
      <TextField
        label={LL.topUp.voucherCode()}
        hint={LL.topUp.voucherHint()}
        error={fieldErrors.code ? errors[fieldErrors.code] : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={voucher.code}
        onChange={(event) => actions.editCode(event.currentTarget.value)}
      />
      <Button type="submit" loading={voucher.isBusy}>
        {LL.topUp.submit()}
      </Button>
    </Form>
  )
}
