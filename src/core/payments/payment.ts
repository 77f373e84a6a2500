import type { Errand } from '../../lib/historyState'
import {
  type Guard,
  isNullOr,
  isNumber,
  isObjectOf,
  isOneOf,
  isOptional,
  isString,
} from '../../lib/typeGuards'

/** What a payment pays, with its amount in euro. */
export type PaymentOrder =
  | { kind: 'bill'; reference: string; amount: number }
  | {
      kind: 'topUp'
      phone: string
      amount: number
      /** Of the payment page. */
      address: string
      /** Of the number before the payment, if known. */
      balance?: number | null | undefined
      /** What the customer activates afterwards. */
      plan?: Errand['plan'] | undefined
    }

/** The outcome is `null` while it is unknown. All times are in milliseconds since 1970. */
type PaymentResult = {
  outcome: 'succeeded' | 'failed' | null
  /** When the portal learned the outcome, or that it is unknown. */
  askedAt: number
}

/** The prepared form of a bill's payment, which only its own tab can resume. */
export interface PaymentForm {
  /** Hash of the payment provider's script, if it gave one. */
  integrity: string | null
  expiresAt: number
  step: 'paying' | 'paused'
}

/** A payment of the customer, as far as this tab knows it. */
export interface Payment {
  /** Null for a top-up until the customer returns from the payment page. */
  checkoutId: string | null
  /** Her first contract: another customer of the browser does not see it. Null for a payment of the mobile app. */
  ownerId: string | null
  /** The contract under which it began. */
  productId: string | null
  /** Null if the customer returned from a payment that no open tab began. */
  order: PaymentOrder | null
  /** When a tab prepared it; null if no open tab did. */
  begunAt: number | null
  /** When its form said, too early to have expired, that it cannot be paid any more: the customer may have sent it. */
  sentAt: number | null
  /** Null until the customer returns. */
  result: PaymentResult | null
  form: PaymentForm | null
}

const isBillOrder = isObjectOf<Extract<PaymentOrder, { kind: 'bill' }>>({
  kind: isOneOf('bill'),
  reference: isString,
  amount: isNumber,
})
const isTopUpOrder = isObjectOf<Extract<PaymentOrder, { kind: 'topUp' }>>({
  kind: isOneOf('topUp'),
  phone: isString,
  amount: isNumber,
  address: isString,
  balance: isOptional(isNullOr(isNumber)),
  plan: isOptional(isObjectOf<NonNullable<Errand['plan']>>({ code: isString, name: isString })),
})
const isOrder: Guard<PaymentOrder> = (value) => isBillOrder(value) || isTopUpOrder(value)

export const isPayment: Guard<Payment> = isObjectOf({
  checkoutId: isNullOr(isString),
  ownerId: isNullOr(isString),
  productId: isNullOr(isString),
  order: isNullOr(isOrder),
  begunAt: isNullOr(isNumber),
  sentAt: isNullOr(isNumber),
  result: isNullOr(
    isObjectOf<PaymentResult>({ outcome: isOneOf('succeeded', 'failed', null), askedAt: isNumber }),
  ),
  form: isNullOr(
    isObjectOf<PaymentForm>({
      integrity: isNullOr(isString),
      expiresAt: isNumber,
      step: isOneOf('paying', 'paused'),
    }),
  ),
})
