import { Hono } from 'hono'
import { done, refused, say } from './answers'
import { type Call, type ForeignEnvironment, fieldOf, isPrepaid } from './call'
import { centsOf } from './forms'
import { userOf } from './me'
import type { Checkout, PaymentResult } from './model'
import { moneyOf } from './resources'
import { contractByPhone, type State } from './state'

export const payments = new Hono<ForeignEnvironment>()

payments.post('/api/prepare-transaction-request', (call) => {
  const { customers, options } = call.get('state')
  const amount = centsOf(fieldOf(call, 'amount')) ?? 0
  if (amount < 1000 || amount > 5000 || fieldOf(call, 'type') !== 'topup') {
    const errors = { amount: say(call, 'amountOutOfRange') }
    return refused(call, { status: 422, code: 'TOPUP_FAILED_AMOUNT', errors })
  }
  const contract = contractByPhone(customers, fieldOf(call, 'phone'))
  if (!contract || !isPrepaid(contract)) {
    const message = say(call, 'notPrepaid')
    return refused(call, { status: 409, code: 'TOPUP_FAILED_NUMBER_NOT_PREPAID', message })
  }
  const checkoutId = openCheckout(call, amount, () => {
    contract.balance += amount
  })
  const redirectUrl = `${options.payOrigin}/pay/${checkoutId}`
  return done(call, 'PREPARE_TRANSACTION_REQUEST_SUCCESS', { redirectUrl, method: 'GET', ttl: '1800' })
})

payments.get('/api/transaction-status', (call) => {
  // Who comes back into the app for mobiles has no token, and is told the result alone.
  const customer = call.get('customer')
  return resultOf(call, call.req.query('checkoutId') ?? '', () => {
    if (!customer) return []
    const contract = customer.contracts[0]
    const money = contract ? moneyOf(contract) : []
    return { user: { ...userOf(call, customer, contract), resources: money } }
  })
})

payments.post('/api/bill-status', (call) => resultOf(call, fieldOf(call, 'checkoutId'), () => []))

/** Opens a checkout; `book` is called once, when somebody first asks for the result of a paid one. */
export function openCheckout(call: Call, amount: number, book: () => void): string {
  const { checkouts, nextNumber } = call.get('state')
  const checkoutId = `7C0A${nextNumber()}.fx01.tx${amount}`
  checkouts.set(checkoutId, { checkoutId, amount, booked: false, book })
  return checkoutId
}

function resultOf(call: Call, asked: string, bodyOf: () => unknown) {
  const state = call.get('state')
  const checkout = checkoutOf(state, asked)
  const result = checkout && settle(state, checkout)
  if (result === 'paid') return done(call, 'GET_TRANSACTION_STATUS_SUCCESS', bodyOf())
  if (result === 'open') return refused(call, { status: 200, code: 'TRANSACTION_ERROR_STILL_OPEN' })
  const message = say(call, 'paymentRefused')
  return result === 'refused'
    ? refused(call, { status: 200, code: 'TRANSACTION_FAILED_BY_BANK', message })
    : refused(call, { status: 400, code: 'TRANSACTION_FAILED_UNKNOWN_CHECKOUT' })
}

/** By its id, or by the payment provider's path to it, /v1/checkouts/<id>/payment. */
const checkoutOf = ({ checkouts }: State, asked: string): Checkout | undefined =>
  checkouts.get(asked) ?? checkouts.get(/\/checkouts\/([^/]+)/.exec(asked)?.[1] ?? '')

function settle({ options }: State, checkout: Checkout): PaymentResult {
  const result = checkout.result ?? options.paymentResult
  if (result === 'paid' && !checkout.booked) {
    checkout.book()
    checkout.booked = true
  }
  return result
}
