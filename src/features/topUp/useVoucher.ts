import type { Actor } from 'xstate'
import { type Voucher, type VoucherRedeemed, voucherMachine } from '../../../machines/voucher.machine'
import type { Api } from '../../api/client'
import { toOutcome } from '../../api/outcome'
import { type Call, type PortsOf, port } from '../../core/port'
import { useFlow } from '../../core/useFlow'
import { useUnfinishedChange } from '../../core/useUnfinishedChange'

export type VoucherActor = Actor<typeof voucherMachine>

function voucherFlow(api: Api) {
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

/** Topping up by a voucher, while the page is mounted, on any of its tabs. */
export function useVoucher(onRedeemed: () => void): VoucherActor {
  const actor = useFlow(voucherFlow, { reactions: { 'change.succeeded': onRedeemed } })
  useUnfinishedChange(actor, 'voucher')
  return actor
}
