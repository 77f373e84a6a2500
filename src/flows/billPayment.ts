import {
  billPaymentMachine,
  type CheckoutPrepared,
  type PayableBill,
} from '../../machines/billPayment.machine'
import type { Api } from '../api/client'
import { required, toOutcome } from '../api/outcome'
import { scriptIntegrity } from '../lib/scriptIntegrity'
import { port } from './port'

export type { Checkout, PayableBill } from '../../machines/billPayment.machine'

/** Milliseconds for which the payment provider keeps a checkout. */
const CHECKOUT_LIFETIME = 30 * 60_000

export function billPaymentFlow(api: Api) {
  return billPaymentMachine.provide({
    actors: {
      prepareCheckout: port<CheckoutPrepared, PayableBill>(async ({ input, signal }) => {
        const body = { reference_number: input.reference, amount: input.amount }
        const answer = await toOutcome(api.POST('/api/pay-bill', { body, signal }))
        if (!answer.accepted)
          return { outcome: answer.code === 'PAY_BILL_FAILED_ALREADY_PAID' ? 'alreadyPaid' : 'refused' }
        const { checkoutId, integrity } = required(answer.data.body, 'checkoutId')
        const checkout = {
          id: checkoutId,
          integrity: scriptIntegrity(integrity),
          expiresAt: Date.now() + CHECKOUT_LIFETIME,
        }
        return { outcome: 'prepared', checkout }
      }),
    },
  })
}
