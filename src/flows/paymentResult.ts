import { type PaymentOutcome, paymentResultMachine } from '../../machines/paymentResult.machine'
import type { Api } from '../api/client'
import { toOutcome } from '../api/outcome'
import { port } from './port'

export type { PaymentOutcome } from '../../machines/paymentResult.machine'

/** Asks the provider what became of a payment. */
export type AskResult = (api: Api, checkoutId: string) => Promise<PaymentOutcome>

/** A refusal for the time being: the payment provider has not finished. */
const isPending = (code: string | undefined) => code?.endsWith('_PENDING') ?? false

export const askTransactionStatus: AskResult = async (api, checkoutId) => {
  const answer = await toOutcome(api.GET('/api/transaction-status', { params: { query: { checkoutId } } }))
  if (answer.accepted && answer.code === 'GET_TRANSACTION_STATUS_SUCCESS') return 'succeeded'
  return isPending(answer.code) ? 'unconfirmed' : 'failed'
}

/** No success code of this call is listed: what names neither success nor failure leaves open whether money moved. */
export const askBillStatus: AskResult = async (api, checkoutId) => {
  const answer = await toOutcome(api.POST('/api/bill-status', { body: { checkoutId } }))
  if (answer.accepted) return answer.code?.endsWith('_SUCCESS') ? 'succeeded' : 'unconfirmed'
  return isPending(answer.code) ? 'unconfirmed' : 'failed'
}

/** What was asked by this client so far. The provider tells a result once, and a page may be drawn more often. */
const asked = new WeakMap<Api, Map<string, Promise<PaymentOutcome>>>()

function askOnce(api: Api, checkoutId: string, ask: AskResult): Promise<PaymentOutcome> {
  const known = asked.get(api) ?? new Map<string, Promise<PaymentOutcome>>()
  asked.set(api, known)
  const result = known.get(checkoutId) ?? ask(api, checkoutId)
  known.set(checkoutId, result)
  return result
}

/** Without an id there is nothing to ask; `remembered` is what this page knew before it was reloaded. */
export const paymentResultFlow = (ask: AskResult, remembered: PaymentOutcome | null) => (api: Api) =>
  paymentResultMachine.provide({
    actors: {
      askResult: port<{ outcome: PaymentOutcome }, { checkoutId: string | null }>(
        async ({ input: { checkoutId } }) => {
          if (checkoutId === null) return { outcome: 'failed' }
          return { outcome: remembered ?? (await askOnce(api, checkoutId, ask)) }
        },
      ),
    },
  })
