import type { Services } from '../flows/services'
import { hasFields } from '../lib/hasFields'
import type { TabStorage } from '../lib/tabStorage'

/** A prepared payment of a bill. */
interface BegunPayment {
  checkoutId: string
  reference: string
}

const isBegunPayment = (value: unknown): value is BegunPayment =>
  hasFields(value, { checkoutId: 'string', reference: 'string' })

/** The payments of bills that a tab of the customer has begun. */
export function begunPayments(tab: TabStorage): BegunPayment[] {
  const stored = tab.read('begunPayments')
  return Array.isArray(stored) ? stored.filter(isBegunPayment) : []
}

/** Adds a payment; false if the tab has it already. */
function addBegunPayment(tab: TabStorage, { checkoutId, reference }: BegunPayment): boolean {
  const begun = begunPayments(tab)
  if (begun.some((one) => one.checkoutId === checkoutId)) return false
  tab.write('begunPayments', [...begun, { checkoutId, reference }])
  return true
}

/** Separates the brands of one origin. */
const openChannel = ({ deployment }: Pick<Services, 'deployment'>) =>
  new BroadcastChannel(`${deployment.brand.storagePrefix}.begunPayments`)

/** Stores a payment that this tab begins, and tells the other tabs. */
export function storeBegunPayment(
  { tab, deployment }: Pick<Services, 'tab' | 'deployment'>,
  payment: BegunPayment,
): void {
  if (!addBegunPayment(tab, payment)) return
  const channel = openChannel({ deployment })
  channel.postMessage(payment)
  channel.close()
}

/**
 * Keeps this tab's begun payments in step with the other tabs: a new tab asks, the others answer. Otherwise, a transfer
 * could pay a bill again that another tab has paid.
 */
export function shareBegunPayments({ session, tab, deployment }: Services): void {
  // The portal may have stopped before this file was loaded.
  if (session.getSnapshot().status !== 'active') return
  const channel = openChannel({ deployment })
  channel.addEventListener('message', ({ data }) => {
    if (!session.getSnapshot().matches('signedIn')) return
    if (isBegunPayment(data)) addBegunPayment(tab, data)
    else for (const payment of begunPayments(tab)) channel.postMessage(payment)
  })
  session.subscribe({ complete: () => channel.close() })
  channel.postMessage('ask')
}
