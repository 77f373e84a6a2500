import { type TopUpOrder, type TopUpPrepared, topUpMachine } from '../../../machines/topUp.machine'
import { type Voucher, type VoucherRedeemed, voucherMachine } from '../../../machines/voucher.machine'
import type { Api } from '../../api/client'
import { requireValue, toOutcome } from '../../api/outcome'
import { type Call, type PortsOf, port } from '../../core/port'
import type { Services } from '../../core/services'
import { redirectAddress } from '../../lib/redirectAddress'

/** Prepares a payment by card, on a payment page that the deployment trusts. */
export function topUpFlow(api: Api, { readSetting }: Services['config']) {
  const origins = {
    own: window.location.origin,
    api: readSetting('api-origin'),
    payment: readSetting('payment-origin'),
  }
  return topUpMachine.provide({
    actors: {
      prepareTopUp: port('charges', async ({ input, signal }: Call<TopUpOrder>): Promise<TopUpPrepared> => {
        const amount = requireValue(input.amount, 'amount')
        const body = { amount, phone: input.phone, type: 'topup', origin: 'at' } as const
        const answer = await toOutcome(api.POST('/api/prepare-transaction-request', { body, signal }))
        if (answer.code === 'TOPUP_FAILED_NUMBER_NOT_PREPAID') return { outcome: 'notPrepaid' }
        if (!answer.accepted || answer.code !== 'PREPARE_TRANSACTION_REQUEST_SUCCESS')
          return { outcome: 'refused' }
        const address = redirectAddress(requireValue(answer.data.body?.redirectUrl, 'redirectUrl'), origins)
        return address === null ? { outcome: 'untrustedAddress' } : { outcome: 'prepared', address }
      }),
    } satisfies PortsOf<typeof topUpMachine>,
  })
}

/** Redeems a voucher. */
export function voucherFlow(api: Api) {
  return voucherMachine.provide({
    actors: {
      redeemVoucher: port('charges', async ({ input, signal }: Call<Voucher>): Promise<VoucherRedeemed> => {
        const body = { phone: input.phone, voucher: input.code }
        const answer = await toOutcome(api.POST('/api/voucher-topup', { body, signal }))
        return { outcome: answer.accepted ? 'redeemed' : 'refused' }
      }),
    } satisfies PortsOf<typeof voucherMachine>,
  })
}
