import type { Actor } from 'xstate'
import {
  type PaymentKind,
  type PaymentOutcome,
  paymentResultMachine,
} from '../../machines/paymentResult.machine'
import type { Api } from '../api/client'
import { requireValue, toOutcome } from '../api/outcome'
import { port } from './port'

export type { AskedPayment, PaymentKind, PaymentOutcome } from '../../machines/paymentResult.machine'
export type PaymentResultActor = Actor<typeof paymentResultMachine>

/** Asks the provider for the outcome of a payment. */
type AskResult = (api: Api, checkoutId: string, signal: AbortSignal) => Promise<PaymentOutcome>

/** A temporary refusal: the payment provider has not finished. */
const isPending = (code: string | undefined) => code?.endsWith('_PENDING') ?? false

const askTransactionStatus: AskResult = async (api, checkoutId, signal) => {
  const params = { query: { checkoutId } }
  const answer = await toOutcome(api.GET('/api/transaction-status', { params, signal }))
  if (answer.accepted && answer.code === 'GET_TRANSACTION_STATUS_SUCCESS') return 'succeeded'
  return isPending(answer.code) ? 'unconfirmed' : 'failed'
}

/** No success code is documented here: a code without success or failure leaves open whether money moved. */
const askBillStatus: AskResult = async (api, checkoutId, signal) => {
  const answer = await toOutcome(api.POST('/api/bill-status', { body: { checkoutId }, signal }))
  if (answer.accepted) return answer.code?.endsWith('_SUCCESS') ? 'succeeded' : 'unconfirmed'
  return isPending(answer.code) ? 'unconfirmed' : 'failed'
}

const askResultByKind: Record<PaymentKind, AskResult> = {
  topUp: askTransactionStatus,
  app: askTransactionStatus,
  bill: askBillStatus,
}

export function paymentResultFlow(api: Api) {
  return paymentResultMachine.provide({
    actors: {
      askResult: port(async ({ input: { checkoutId, kind }, signal }) => ({
        outcome: await askResultByKind[kind](api, requireValue(checkoutId, 'checkoutId'), signal),
      })),
    },
  })
}
