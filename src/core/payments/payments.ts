import { useSyncExternalStore } from 'react'
import type { Errand } from '../../lib/historyState'
import { openChannel } from '../../lib/openChannel'
import { type Guard, isNullOr, isNumber, isObjectOf, isOneOf, isString } from '../../lib/typeGuards'
import { weakMemoize } from '../../lib/weakMemoize'
import { accountOf, contractsOf, currentContractOf } from '../account'
import { type Services, useServices } from '../services'

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
const isBalance: Guard<number | null | undefined> = (value) =>
  value === undefined || isNullOr(isNumber)(value)
const isPlanToFund = isObjectOf<NonNullable<Errand['plan']>>({ code: isString, name: isString })
const isPlan: Guard<Errand['plan']> = (value) => value === undefined || isPlanToFund(value)
const isTopUpOrder = isObjectOf<Extract<PaymentOrder, { kind: 'topUp' }>>({
  kind: isOneOf('topUp'),
  phone: isString,
  amount: isNumber,
  address: isString,
  balance: isBalance,
  plan: isPlan,
})
const isOrder: Guard<PaymentOrder> = (value) => isBillOrder(value) || isTopUpOrder(value)

const isPayment: Guard<Payment> = isObjectOf({
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

/** A message between the tabs of a customer: a payment that one of them knows, or a question for all of them. */
interface Message {
  ownerId: string
  /** Null for the question. */
  payment: Payment | null
}

const isMessage: Guard<Message> = isObjectOf({ ownerId: isString, payment: isNullOr(isPayment) })

/** The address of a top-up's payment page may contain the checkout id. */
const isOfCheckout = ({ checkoutId, order }: Payment, id: string) =>
  checkoutId === id ||
  (checkoutId === null && order?.kind === 'topUp' && order.address.split(/[^\w.-]/).includes(id))

const isSame = (one: Payment, other: Payment) => {
  if (one.checkoutId !== null) return isOfCheckout(other, one.checkoutId)
  if (other.checkoutId !== null) return isOfCheckout(one, other.checkoutId)
  return JSON.stringify(one.order) === JSON.stringify(other.order)
}

/** An outcome beats a result without one, which beats none. */
const finalResult = (known: PaymentResult | null, news: PaymentResult | null) =>
  known?.outcome || !news ? known : news.outcome || !known ? news : known

/** What a tab knows of a payment, with what it learns. */
const merge = (known: Payment, news: Payment): Payment => ({
  checkoutId: known.checkoutId ?? news.checkoutId,
  ownerId: known.ownerId ?? news.ownerId,
  productId: known.productId ?? news.productId,
  order: known.order ?? news.order,
  begunAt: known.begunAt ?? news.begunAt,
  sentAt: known.sentAt ?? news.sentAt,
  result: finalResult(known.result, news.result),
  form: known.form,
})

/** Milliseconds in which the customer's other tabs answer. */
const ANSWER_TIME_MS = 500
/** More than one visit needs. */
const MAX_PAYMENTS = 100

/**
 * The customer's payments: those that this tab began or returned from, and those of her other open tabs. Every control
 * that could pay again asks it. The tab stores it, so that a reload keeps it.
 */
function createPayments({ session, tab, config }: Services) {
  const account = () => accountOf(session)?.getSnapshot()
  const contractIds = () => contractsOf(account()).map(({ productId }) => productId)
  const listeners = new Set<() => void>()
  let version = 0

  const stored = (): Payment[] => {
    const value = tab.read('payments')
    return Array.isArray(value) ? value.filter(isPayment) : []
  }
  const isOwn = ({ ownerId }: Payment) => ownerId === null || contractIds().includes(ownerId)
  const list = (): readonly Payment[] => stored().filter(isOwn)
  const find = (id: string): Payment | undefined => list().find((payment) => isOfCheckout(payment, id))

  function write(payments: readonly Payment[]): void {
    tab.write('payments', payments.length > 0 ? payments.slice(-MAX_PAYMENTS) : null)
    version++
    for (const listener of listeners) listener()
  }

  /** Stores a payment of this tab or of another; returns what is known now, if the news add to it. */
  function learn(news: Payment): Payment | undefined {
    // Before the account is loaded, the tab keeps what may be the customer's.
    const payments = contractIds().length > 0 ? list() : stored()
    const known = payments.find((payment) => isSame(payment, news))
    const merged = known ? merge(known, news) : news
    if (JSON.stringify(merged) === JSON.stringify(known)) return undefined
    write(known ? payments.map((payment) => (payment === known ? merged : payment)) : [...payments, news])
    return merged
  }

  // The portal may have stopped before this file was loaded.
  const isActive = session.getSnapshot().status === 'active'
  /** Its name separates the brands of one origin. */
  const channel = isActive ? openChannel(`${config.brand.storagePrefix}.payments`) : null
  function send(payment: Payment | null): void {
    const [ownerId] = contractIds()
    if (ownerId !== undefined)
      channel?.postMessage({ ownerId, payment: payment && { ...payment, form: null } } satisfies Message)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || !contractIds().includes(data.ownerId)) return
    if (!data.payment) return sendAll()
    const news = { ...data.payment, form: null }
    const merged = learn(news)
    // The other tab may not know what this one adds, such as the bill.
    if (merged && JSON.stringify({ ...merged, form: null }) !== JSON.stringify(news)) send(merged)
  })

  function sendAll(): void {
    for (const payment of list()) if (payment.ownerId !== null) send(payment)
  }
  /** Asks the other tabs, and tells them what this one knows. */
  function synchronize(): void {
    send(null)
    sendAll()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && synchronize()
  window.addEventListener('pageshow', onPageShow)

  let ownerId: string | undefined
  /** Removes what another customer left, and synchronizes, as soon as the customer is known. */
  function onAccount(): void {
    const [newOwnerId] = contractIds()
    if (newOwnerId === ownerId) return
    ownerId = newOwnerId
    if (ownerId === undefined) return
    if (list().length < stored().length) write(list())
    synchronize()
  }
  let watched: unknown
  const watchAccount = () => {
    const actor = accountOf(session)
    if (actor !== watched) actor?.subscribe(onAccount)
    watched = actor
    onAccount()
  }
  session.subscribe({
    next: watchAccount,
    complete() {
      channel?.close()
      window.removeEventListener('pageshow', onPageShow)
    },
  })
  watchAccount()

  function tell(payment: Payment): void {
    const merged = learn(payment)
    if (merged && merged.ownerId !== null) send(merged)
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    list,
    find,
    subscribe,
    version: () => version,
    /** Stores a payment that this tab prepares under the current contract. */
    begin(order: PaymentOrder, checkoutId: string | null): void {
      const productId = currentContractOf(account())?.productId ?? null
      if (checkoutId !== null && find(checkoutId)?.order) return
      tell({
        ...{ checkoutId, ownerId: contractIds()[0] ?? null, productId, order },
        ...{ begunAt: Date.now(), sentAt: null, result: null, form: null },
      })
    },
    /** Stores the form that this tab can resume for a contract; null without one. */
    storeForm(productId: string, prepared: { checkoutId: string; form: PaymentForm } | null): void {
      const withForm = (one: Payment) =>
        one.productId === productId
          ? { ...one, form: one.checkoutId === prepared?.checkoutId ? prepared.form : null }
          : one
      const payments = stored().map(withForm)
      if (JSON.stringify(payments) !== JSON.stringify(stored())) write(payments)
    },
    /** Stores that the customer may have sent a payment, because its form ended before its time. */
    storeSent(checkoutId: string): void {
      const known = find(checkoutId)
      if (known && known.sentAt === null) tell({ ...known, sentAt: Date.now() })
    },
    /** Stores the requested result of a payment; the outcome is null while it is unknown. */
    storeResult(checkoutId: string, outcome: PaymentResult['outcome'], isOfApp: boolean): void {
      const known = find(checkoutId)
      if (known?.result && known.result.outcome === outcome) return
      tell({
        ...(known ?? { productId: null, order: null, begunAt: null, sentAt: null, form: null }),
        ...{ checkoutId, ownerId: isOfApp ? null : (contractIds()[0] ?? null) },
        result: { outcome, askedAt: Date.now() },
      })
    },
    /** Forgets a request that the provider did not answer. */
    forgetRequest(checkoutId: string): void {
      write(stored().map((one) => (isOfCheckout(one, checkoutId) ? { ...one, result: null } : one)))
    },
    /** Asks the other tabs, and waits until one of them has told what is wanted, at most half a second. */
    async askOtherTabs(isKnown: () => boolean): Promise<void> {
      if (isKnown() || !channel) return
      send(null)
      await new Promise<void>((resolve) => {
        const unsubscribe = subscribe(() => isKnown() && stop())
        const timer = setTimeout(stop, ANSWER_TIME_MS)
        function stop() {
          clearTimeout(timer)
          unsubscribe()
          resolve()
        }
      })
    },
  }
}

export type Payments = ReturnType<typeof createPayments>

/** One for the document, which loads with the first page that needs it. */
export const paymentsOf = weakMemoize(createPayments)

/** The customer's payments; the component renders again when they change. */
export function usePayments(): Payments {
  const payments = paymentsOf(useServices())
  useSyncExternalStore(payments.subscribe, payments.version)
  return payments
}
