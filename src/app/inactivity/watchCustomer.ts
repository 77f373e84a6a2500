import type { Pending } from '../../api/pending'
import type { InactivityActor } from '../../flows/inactivity'
import type { TabStorage } from '../../lib/tabStorage'

interface Watched {
  actor: InactivityActor
  tab: TabStorage
  pending: Pending
  /** Of the brand: separates it from other portals on the same origin. */
  prefix: string
}

export interface Watch {
  /** The customer chose to stay. */
  stay: () => void
  stop: () => void
}

/** The message between tabs: the time of the customer's last activity, or that her time is over. */
type Told = number | 'over'

const SECOND = 1000
const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const
/** Events when a sleeping tab may wake up. */
const AWAKENINGS = ['visibilitychange', 'focus', 'pageshow'] as const

/** A resting pointer: browsers also fire when the page moves below it. */
const rests = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Reads the clock for the flow each second, and follows the customer's activity in all tabs. */
export function watchCustomer({ actor, tab, pending, prefix }: Watched): Watch {
  const channel = new BroadcastChannel(`${prefix}.activity`)
  const tell = (told: Told) => channel.postMessage(told)
  let lastActive = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function remember(at: number) {
    lastActive = at
    // For the time after a reload; a browser reloads a discarded tab by itself.
    tab.write('lastActive', at)
  }

  function read() {
    clearTimeout(timer)
    timer = setTimeout(read, SECOND)
    const idleSeconds = Math.floor((Date.now() - lastActive) / SECOND)
    actor.send({ type: 'clock.read', idleSeconds, hasPendingRequest: pending.count() > 0 })
  }

  function beActive() {
    const now = Date.now()
    remember(now)
    tell(now)
  }

  function note(event: Event) {
    if (Date.now() - lastActive < SECOND || rests(event)) return
    // Clock first: after the end, the synthetic move of a waking computer does not count.
    read()
    if (actor.getSnapshot().matches('watching')) beActive()
  }

  function hear({ data }: MessageEvent<Told>) {
    if (data === 'over') actor.send({ type: 'time.endElsewhere' })
    else remember(Math.max(lastActive, data))
  }

  const ended = actor.on('time.ended', () => tell('over'))
  channel.addEventListener('message', hear)
  for (const type of ACTIVITIES) window.addEventListener(type, note, { capture: true, passive: true })
  for (const type of AWAKENINGS) window.addEventListener(type, read)
  // Opening a page is activity.
  beActive()
  read()

  return {
    stay() {
      actor.send({ type: 'customer.stay' })
      beActive()
    },
    stop() {
      clearTimeout(timer)
      ended.unsubscribe()
      channel.close()
      for (const type of ACTIVITIES) window.removeEventListener(type, note, { capture: true })
      for (const type of AWAKENINGS) window.removeEventListener(type, read)
    },
  }
}
