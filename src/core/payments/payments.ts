import { useSyncExternalStore } from 'react'
import { openChannel } from '../../lib/openChannel'
import { type Guard, isNullOr, isObjectOf, isString } from '../../lib/typeGuards'
import { weakMemoize } from '../../lib/weakMemoize'
import { accountOf, contractsOf, currentContractOf } from '../account'
import { type Services, useServices } from '../services'
import { isPayment, type Payment } from './payment'
import { createPaymentRecords } from './paymentRecords'

/** A message between the tabs of a customer: a payment that one of them knows, or a question for all of them. */
interface Message {
  ownerId: string
  /** Null for the question. */
  payment: Payment | null
}

const isMessage: Guard<Message> = isObjectOf({ ownerId: isString, payment: isNullOr(isPayment) })

/** Milliseconds in which the customer's other tabs answer. */
const ANSWER_TIME_MS = 500

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
  function write(payments: readonly Payment[]): void {
    tab.write('payments', payments.length > 0 ? payments : null)
    version++
    for (const listener of listeners) listener()
  }
  const { learn, ...records } = createPaymentRecords({
    ...{ read: stored, write, contractIds, now: () => Date.now(), send: (payment) => send(payment) },
    currentContractId: () => currentContractOf(account())?.productId ?? null,
  })
  const { list } = records

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

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    ...records,
    subscribe,
    version: () => version,
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
