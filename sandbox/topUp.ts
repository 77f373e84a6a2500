import { type Handlers, Refusal } from './call'
import { credit } from './checkouts'
import type { Line } from './records'
import type { Provider } from './state'
import { texts } from './texts'

function prepaidLine({ customers }: Provider, phone: string): Line {
  const line = customers.flatMap(({ lines }) => lines).find(({ contract }) => contract.phoneNumber === phone)
  if (line?.contract.contractType !== 'Prepaid')
    throw new Refusal('TOPUP_FAILED_NUMBER_NOT_PREPAID', texts.notPrepaid)
  return line
}

export const topUp = {
  prepareTopUp({ form, portal, provider }) {
    const { amount, phone } = form
    const line = prepaidLine(provider, phone)
    const { checkouts } = provider
    const checkout = checkouts.prepare({ kind: 'topUp', amount, purpose: phone, booking: { line } })
    return {
      code: 'PREPARE_TRANSACTION_REQUEST_SUCCESS',
      body: { redirectUrl: checkouts.pageOf(checkout, `${portal}/transaction-completed`) },
    }
  },

  topUpWithVoucher({ form, provider }) {
    const line = prepaidLine(provider, form.phone)
    const value = provider.vouchers.get(form.voucher)
    if (value === undefined) throw new Refusal('VOUCHER_TOPUP_FAILED_INVALID_VOUCHER', texts.voucherInvalid)
    provider.vouchers.delete(form.voucher)
    credit(line, value)
    return { code: 'VOUCHER_TOPUP_SUCCESS' }
  },
} satisfies Handlers
