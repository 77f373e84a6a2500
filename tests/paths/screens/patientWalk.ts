import { waitFor } from '@testing-library/dom'
import { closeToasts } from '../../toasts'
import { isElapse, type PathEvent } from '../kit/alphabet'
import type { Driver } from '../kit/driver'
import type { PathPortal, ScreenWalk } from './pathPortal'
import { textOf } from './textOf'

/** A portal that notices whether anything is done to it. */
function noticing(portal: PathPortal): { portal: PathPortal; forget(): void; wasTouched(): boolean } {
  let isTouched = false
  const touched = () => {
    isTouched = true
    return portal
  }
  return {
    portal: {
      ...portal,
      get user() {
        return touched().user
      },
      get answers() {
        return touched().answers
      },
      pass: (milliseconds) => touched().pass(milliseconds),
      letHappen: (happening) => touched().letHappen(happening),
    },
    forget() {
      isTouched = false
    },
    wasTouched: () => isTouched,
  }
}

/**
 * Gives the screen the time it needs: looks again until the moment of the path is there, or is not going to be.
 * `settle` lets everything happen that is due; what waits for an answer goes on waiting.
 */
export function patientWalk(
  walk: (portal: PathPortal) => ScreenWalk,
  given: PathPortal,
  settle: () => Promise<unknown>,
): Omit<Driver, 'stop'> {
  const { portal, forget, wasTouched } = noticing(given)
  const { arrive, happens, look, expects } = walk(portal)
  let expected: unknown
  let seen: unknown
  /** Whether the screen offered nothing to bring the event about by: what was seen before is what there is. */
  let isAsBefore = false

  async function bringAbout(event: PathEvent) {
    const happen = happens[event.type]
    if (happen) await happen(event)
    else if (isElapse(event)) await portal.pass(Number(event.delay))
    else throw new Error(`the screen does not say in «happens» how ${event.type} comes about`)
  }

  return {
    start: async (start) => arrive?.(start),
    async fire(event) {
      // Before anything else: what was looked at last let everything settle.
      await portal.mark()
      await closeToasts(given.user)
      forget()
      await bringAbout(event)
      isAsBefore = !wasTouched()
      if (!isAsBefore) await settle()
    },
    expects(moment) {
      expected = expects(moment)
      return expected
    },
    async look() {
      const wanted = textOf(expected)
      if (isAsBefore && textOf(seen) === wanted) return seen
      let asked = 0
      const lookOnce = async () => {
        asked = await portal.askedInAll()
        return look()
      }
      const check = async () => {
        const now = await lookOnce()
        if (textOf(now) !== wanted) throw new Error('not yet')
        return now
      }
      seen = await waitFor(check, { interval: 10 }).catch(lookOnce)
      // The moment is there, but it must last: what is asked once too often is often asked a little later.
      while (textOf(seen) === wanted) {
        await settle()
        if ((await portal.askedInAll()) === asked) break
        seen = await lookOnce()
      }
      return seen
    },
  }
}
