import { readBrand } from '../../../src/app/config'
import type { FrameMessage } from '../../../src/core/payments/frame/messages'
import type { Payment } from '../../../src/core/payments/payment'
import type { StorageKey } from '../../../src/lib/storage'
import type { TabKey } from '../../../src/lib/tabStorage'
import type { Portal } from './portal'

/** The prefix of the browser's storage keys; it depends on the brand of the document. */
const prefix = () => readBrand(document).storagePrefix

/** What the portal stored for the next visit. */
export const readStorage = (key: StorageKey) => window.localStorage.getItem(`${prefix()}.${key}`)

/** What this tab remembers for the time after a reload. */
export const readTabStorage = (key: TabKey): unknown =>
  JSON.parse(window.sessionStorage.getItem(`${prefix()}.${key}`) ?? 'null')

/** What this tab remembers from before the page was loaded. */
export const writeTabStorage = (key: TabKey, value: unknown) =>
  window.sessionStorage.setItem(`${prefix()}.${key}`, JSON.stringify(value))

/** The customer goes to another address, as by the browser's own buttons. */
export const goTo = ({ simulate }: Portal, path: string) =>
  simulate(() => window.history.pushState(null, '', path))

/** The customer logs out on another tab. */
export const logOutInOtherTab = ({ simulate }: Portal) =>
  simulate(() => {
    const key = `${prefix()}.token`
    window.localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  })

/** Another tab reports the customer's last activity, or her timeout. */
export const broadcastActivity = ({ simulate }: Portal, activity: number | 'over') =>
  simulate(() => {
    const channel = new BroadcastChannel(`${prefix()}.activity`)
    channel.postMessage(activity)
    channel.close()
  })

/** Another tab of the customer tells what it knows of a payment. */
export const learnInOtherTab = ({ simulate }: Portal, payment: Payment) =>
  simulate(() => {
    const channel = new BroadcastChannel(`${prefix()}.payments`)
    channel.postMessage({ ownerId: payment.ownerId, payment })
    channel.close()
  })

/** The frame of the payment provider's form. */
export const paymentFrame = () => document.querySelector<HTMLIFrameElement>('iframe[data-checkout]')

/** The document in that frame sends the portal a message. */
export async function sendFrameMessage({ simulate }: Portal, data: FrameMessage): Promise<void> {
  const frame = paymentFrame()
  if (!frame) return
  const { contentWindow: source, src } = frame
  const { origin } = new URL(src)
  await simulate(() => window.dispatchEvent(new MessageEvent('message', { source, origin, data })))
}
