import type { Pending } from '../../api/pending'
import type { InactivityActor } from '../../flows/inactivity'
import type { TabStorage } from '../../lib/tabStorage'

interface Watched {
  actor: InactivityActor
  tab: TabStorage
  pending: Pending
  /** Of the brand: tabs of another portal on the same origin are not meant. */
  prefix: string
}

export interface Watch {
  /** The customer has said that she stays. */
  stay: () => void
  stop: () => void
}

/** What tabs tell each other: the time at which the customer did something last, or that her time is over. */
type Told = number | 'over'

const SECOND = 1000
const ACTIVITIES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const
/** When a tab that was asleep may be awake again. */
const AWAKENINGS = ['visibilitychange', 'focus', 'pageshow'] as const

/** A pointer that rests: browsers tell of one when the page moves below it. */
const rests = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** Reads the clock for the flow each second, and follows what the customer does in this tab and in others. */
export function watchCustomer({ actor, tab, pending, prefix }: Watched): Watch {
  const channel = new BroadcastChannel(`${prefix}.activity`)
  const tell = (told: Told) => channel.postMessage(told)
  let lastActive = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function remember(at: number) {
    lastActive = at
    // For the time after a reload, which a browser does by itself where it had put a tab away.
    tab.write('lastActive', at)
  }

  function read() {
    clearTimeout(timer)
    timer = setTimeout(read, SECOND)
    const idle = Math.floor((Date.now() - lastActive) / SECOND)
    actor.send({ type: 'clock.read', idle, isCalling: pending.count() > 0 })
  }

  function beActive() {
    const now = Date.now()
    remember(now)
    tell(now)
  }

  function note(event: Event) {
    if (Date.now() - lastActive < SECOND || rests(event)) return
    // Ignores the synthetic move that a waking computer sends.
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
  // A page that is opened is used.
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
