import { type Voucher, type VoucherRedeemed, voucherMachine } from '../../machines/voucher.machine'
import { judge, needed } from '../api/answer'
import type { Api } from '../api/client'
import { port } from './port'

export function voucherFlow(api: Api) {
  return voucherMachine.provide({
    actors: {
      redeemVoucher: port<VoucherRedeemed, Voucher>(async ({ input, signal }) => {
        const body = { phone: input.phone, voucher: input.code }
        const answer = await judge(api.POST('/api/voucher-topup', { body, signal }))
        if (!answer.accepted) return { outcome: 'refused' }
        // Only a code says for sure that the balance was raised.
        needed(answer.code, 'code')
        return { outcome: 'redeemed' }
      }),
    },
  })
}
