import { accountOf, contractsOf } from '../flows/account'
import type { Services } from '../flows/services'
import type { TabStorage } from '../lib/tabStorage'
import { type Guard, isNullOr, isObjectOf, isString } from '../lib/typeGuards'

/** A prepared payment of a bill. */
interface BegunPayment {
  checkoutId: string
  reference: string
}

const isBegunPayment: Guard<BegunPayment> = isObjectOf({ checkoutId: isString, reference: isString })

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

/** A message between the tabs of a customer: a begun payment, or the question of a new tab for them. */
interface Message {
  /** Her first contract: the tab of another customer ignores the message. */
  ownerId: string
  /** Null for the question. */
  payment: BegunPayment | null
}

const isMessage: Guard<Message> = isObjectOf({ ownerId: isString, payment: isNullOr(isBegunPayment) })

type Parts = Pick<Services, 'session' | 'tab' | 'deployment'>

const contractIds = ({ session }: Parts) =>
  contractsOf(accountOf(session)?.getSnapshot()).map(({ productId }) => productId)

/** Separates the brands of one origin. */
const openChannel = ({ deployment }: Parts) =>
  new BroadcastChannel(`${deployment.brand.storagePrefix}.begunPayments`)

function send(channel: BroadcastChannel, parts: Parts, payment: BegunPayment | null): void {
  const [ownerId] = contractIds(parts)
  if (ownerId !== undefined) channel.postMessage({ ownerId, payment } satisfies Message)
}

/** Stores a payment that this tab begins, and tells the other tabs. */
export function storeBegunPayment(parts: Parts, payment: BegunPayment): void {
  if (!addBegunPayment(parts.tab, payment)) return
  const channel = openChannel(parts)
  send(channel, parts, payment)
  channel.close()
}

/**
 * Keeps this tab's begun payments in step with the other tabs: a new tab asks, the others answer. Otherwise, a transfer
 * could pay a bill again that another tab has paid.
 */
export function shareBegunPayments(services: Services): void {
  const { session, tab } = services
  // The portal may have stopped before this file was loaded.
  if (session.getSnapshot().status !== 'active') return
  const channel = openChannel(services)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data) || !contractIds(services).includes(data.ownerId)) return
    if (data.payment) addBegunPayment(tab, data.payment)
    else for (const payment of begunPayments(tab)) send(channel, services, payment)
  })
  session.subscribe({ complete: () => channel.close() })
  send(channel, services, null)
}
