import type { Actor } from 'xstate'
import type { inactivityMachine } from '../../../machines/inactivity.machine'
import type { PendingCalls } from '../../api/pendingCalls'
import { listen } from '../../core/announcement'
import { WAKE_EVENTS } from '../../core/expiryClock'
import { openChannel } from '../../lib/openChannel'
import type { TabStorage } from '../../lib/tabStorage'

interface WatchOptions {
  actor: Actor<typeof inactivityMachine>
  tab: TabStorage
  pending: PendingCalls
  /** Of the brand: separates it from other portals on the same origin. */
  prefix: string
}

export interface Watch {
  /** The customer chose to stay. */
  stay: () => void
  stop: () => void
}

/** The message between tabs: the time of the customer's last activity, or that her time is over. */
type ActivityMessage = number | 'over'

const SECOND_MS = 1000
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const

/** A resting pointer: browsers also fire when the page moves below it. */
const isSyntheticMove = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Reads the clock for the flow each second, and follows the customer's activity in all tabs. */
export function watchCustomer({ actor, tab, pending, prefix }: WatchOptions): Watch {
  const channel = openChannel(`${prefix}.activity`)
  const broadcast = (message: ActivityMessage) => channel?.postMessage(message)
  let lastActive = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function storeLastActive(at: number) {
    lastActive = at
    // For the time after a reload; a browser reloads a discarded tab by itself.
    tab.write('lastActive', at)
  }

  function readClock() {
    clearTimeout(timer)
    timer = setTimeout(readClock, SECOND_MS)
    const idleSeconds = Math.floor((Date.now() - lastActive) / SECOND_MS)
    actor.send({ type: 'clock.read', idleSeconds, hasPendingRequest: pending.count() > 0 })
  }

  function recordActivity() {
    const now = Date.now()
    storeLastActive(now)
    broadcast(now)
  }

  function onActivity(event: Event) {
    if (Date.now() - lastActive < SECOND_MS || isSyntheticMove(event)) return
    // Clock first: after the end, the synthetic move of a waking computer does not count.
    readClock()
    if (actor.getSnapshot().matches('watching')) recordActivity()
  }

  function onMessage({ data }: MessageEvent<ActivityMessage>) {
    if (data === 'over') actor.send({ type: 'time.endElsewhere' })
    else storeLastActive(Math.max(lastActive, data))
  }

  const stopListening = listen(actor, { 'time.ended': () => broadcast('over') })
  channel?.addEventListener('message', onMessage)
  for (const type of ACTIVITY_EVENTS)
    window.addEventListener(type, onActivity, { capture: true, passive: true })
  for (const type of WAKE_EVENTS) window.addEventListener(type, readClock)
  // Opening a page is activity.
  recordActivity()
  readClock()

  return {
    stay() {
      actor.send({ type: 'customer.stay' })
      recordActivity()
    },
    stop() {
      clearTimeout(timer)
      stopListening()
      channel?.close()
      for (const type of ACTIVITY_EVENTS) window.removeEventListener(type, onActivity, { capture: true })
      for (const type of WAKE_EVENTS) window.removeEventListener(type, readClock)
    },
  }
}
