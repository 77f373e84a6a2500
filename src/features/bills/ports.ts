import { billPaymentMachine, type CheckoutPrepared } from '../../../machines/billPayment.machine'
import type { Api } from '../../api/client'
import { CallFailed } from '../../api/failure'
import { requireValue, toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { isScriptHash } from '../../lib/scriptIntegrity'

/** The online payment of a bill. */
export function billPaymentFlow(api: Api) {
  return billPaymentMachine.provide({
    actors: {
      prepareCheckout: port('charges', async ({ input, signal }): Promise<CheckoutPrepared> => {
        const body = { reference_number: input.reference, amount: input.amount }
        const answer = await toOutcome(api.POST('/api/pay-bill', { body, signal }))
        if (!answer.accepted)
          return { outcome: answer.code === 'PAY_BILL_FAILED_ALREADY_PAID' ? 'alreadyPaid' : 'refused' }
        const { checkoutId, integrity } = requireValue(answer.data.body, 'checkoutId')
        // A script with a malformed hash would load unchecked.
        if (integrity && !isScriptHash(integrity)) throw new CallFailed('unreadable', 'integrity')
        const expiresAt = Date.now() + input.validity
        return { outcome: 'prepared', checkout: { id: checkoutId, integrity: integrity || null, expiresAt } }
      }),
    } satisfies PortsOf<typeof billPaymentMachine>,
  })
}
