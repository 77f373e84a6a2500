import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

type TimerId = ReturnType<typeof setTimeout>

/** Timers that can catch up with the clock: they stop while a computer sleeps or a phone freezes the page. */
export interface ExpiryClock extends Clock {
  /** Ends the timers whose time is over. */
  catchUp: () => void
}

export function createExpiryClock(): ExpiryClock {
  const timers = new Map<TimerId, { dueAt: number; elapse: () => void }>()
  const stop = (id: TimerId) => {
    clearTimeout(id)
    timers.delete(id)
  }
  return {
    setTimeout(onElapsed, delay) {
      const elapse = () => {
        stop(id)
        onElapsed()
      }
      const id = setTimeout(elapse, delay)
      timers.set(id, { dueAt: Date.now() + delay, elapse })
      return id
    },
    clearTimeout: stop,
    catchUp() {
      const now = Date.now()
      for (const { dueAt, elapse } of [...timers.values()]) if (now >= dueAt) elapse()
    },
  }
}

/** Events when the page is shown again. */
export const WAKE_EVENTS = ['visibilitychange', 'focus', 'pageshow'] as const
/** Milliseconds; not every computer sends an event when it wakes up. */
const INTERVAL_MS = 5_000

/** A call or a form that loads keeps its timeout during a sleep: the answer may still arrive. */
function isWaiting(actor: AnyActorRef): boolean {
  const { children, tags } = actor.getSnapshot()
  return Object.keys(children).length > 0 || tags.has('loading')
}

/** Lets what has expired during a sleep expire at once. */
export function watchExpiry(actor: AnyActorRef, { catchUp }: ExpiryClock): () => void {
  const look = () => {
    if (!isWaiting(actor)) catchUp()
  }
  const interval = setInterval(look, INTERVAL_MS)
  for (const type of WAKE_EVENTS) window.addEventListener(type, look)
  return () => {
    clearInterval(interval)
    for (const type of WAKE_EVENTS) window.removeEventListener(type, look)
  }
}
