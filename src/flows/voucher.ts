import type { Actor } from 'xstate'
import { type Voucher, type VoucherRedeemed, voucherMachine } from '../../machines/voucher.machine'
import type { Api } from '../api/client'
import { required, toOutcome } from '../api/outcome'
import { port } from './port'
import { useFlow } from './useFlow'
import { useUnfinishedChange } from './useUnfinishedChange'

export type VoucherActor = Actor<typeof voucherMachine>

function voucherFlow(api: Api) {
  return voucherMachine.provide({
    actors: {
      redeemVoucher: port<VoucherRedeemed, Voucher>(async ({ input, signal }) => {
        const body = { phone: input.phone, voucher: input.code }
        const answer = await toOutcome(api.POST('/api/voucher-topup', { body, signal }))
        if (!answer.accepted) return { outcome: 'refused' }
        // Only a code says for sure that the balance was raised.
        required(answer.code, 'code')
        return { outcome: 'redeemed' }
      }),
    },
  })
}

/** Topping up by a voucher, as long as the page stands, whichever of its tabs the customer looks at. */
export function useVoucher(): VoucherActor {
  const actor = useFlow(voucherFlow)
  useUnfinishedChange(actor, 'voucher')
  return actor
}
