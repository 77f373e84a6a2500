import {
  type AskedPayment,
  type PaymentKind,
  type PaymentOutcome,
  paymentResultMachine,
} from '../../../machines/paymentResult.machine'
import type { Api } from '../../api/client'
import { type Outcome, requireValue, toOutcome } from '../../api/outcome'
import type { Payment } from '../../core/payments/payment'
import { type PortsOf, port } from '../../core/port'

/** What the customer's open tabs know of her payments. */
interface KnownPayments {
  find: (checkoutId: string) =>
    | {
        productId: string | null
        order: object | null
        result: { outcome: 'succeeded' | 'failed' | null } | null
      }
    | undefined
  /** Waits until another tab has told what is wanted, at most half a second. */
  askOtherTabs: (isKnown: () => boolean) => Promise<void>
}

/**
 * What an answer says of a payment; `null` if it refuses to say it. The provider hands a result out once, so another
 * refusal than that of the payment, such as "not found", may follow a success.
 */
function outcomeOf(answer: Outcome<unknown>, isSuccess: (code: string) => boolean): PaymentOutcome | null {
  const { accepted, code = '' } = answer
  if (accepted) return isSuccess(code) ? 'succeeded' : 'unconfirmed'
  if (code.endsWith('_PENDING')) return 'unconfirmed'
  return code.includes('_STATUS_FAILED') ? 'failed' : null
}

async function askProvider(api: Api, kind: PaymentKind, checkoutId: string, signal: AbortSignal) {
  if (kind === 'bill') {
    const answer = await toOutcome(api.POST('/api/bill-status', { body: { checkoutId }, signal }))
    return outcomeOf(answer, (code) => code.endsWith('_SUCCESS'))
  }
  const params = { query: { checkoutId } }
  const answer = await toOutcome(api.GET('/api/transaction-status', { params, signal }))
  return outcomeOf(answer, (code) => code === 'GET_TRANSACTION_STATUS_SUCCESS')
}

/** The payments whose result this tab has requested, for the start of the flow. */
export const askedPaymentsOf = (payments: readonly Payment[]): AskedPayment[] =>
  payments.flatMap(({ checkoutId, result }) =>
    checkoutId !== null && result ? [{ checkoutId, outcome: result.outcome }] : [],
  )

/** `openContract` makes the contract of a payment current, so that the request is about that contract. */
export function paymentResultFlow(
  api: Api,
  payments: KnownPayments,
  openContract: (productId: string) => void,
) {
  return paymentResultMachine.provide({
    actors: {
      askResult: port(
        { kind: 'changes', seconds: 20 },
        async ({ input, signal }): Promise<{ outcome: PaymentOutcome }> => {
          const checkoutId = requireValue(input.checkoutId, 'checkoutId')
          const kind = requireValue(input.kind, 'kind')
          const outcomeOfTabs = () => payments.find(checkoutId)?.result?.outcome ?? null
          if (kind !== 'app') {
            await payments.askOtherTabs(() => Boolean(payments.find(checkoutId)?.order))
            const productId = payments.find(checkoutId)?.productId
            if (productId) openContract(productId)
          }
          const known = outcomeOfTabs()
          if (known) return { outcome: known }
          const outcome = await askProvider(api, kind, checkoutId, signal)
          if (outcome) return { outcome }
          if (kind !== 'app') await payments.askOtherTabs(() => outcomeOfTabs() !== null)
          return { outcome: outcomeOfTabs() ?? 'unconfirmed' }
        },
      ),
    } satisfies PortsOf<typeof paymentResultMachine>,
  })
}
