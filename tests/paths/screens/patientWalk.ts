import { waitFor } from '@testing-library/dom'
import { closeToasts } from '../../toasts'
import { isElapse, type PathEvent } from '../kit/alphabet'
import type { Driver } from '../kit/driver'
import type { PathPortal, ScreenWalk } from './pathPortal'
import { textOf } from './textOf'

/**
 * Gives the screen the time it needs: looks again until the moment of the path is there, or is not going to be.
 * `settle` lets everything happen that is due; what waits for an answer goes on waiting.
 */
export function patientWalk(
  { happens, look, expects }: ScreenWalk,
  portal: PathPortal,
  settle: () => Promise<unknown>,
): Omit<Driver, 'start' | 'stop'> {
  let expected: unknown

  async function bringAbout(event: PathEvent) {
    const happen = happens[event.type]
    if (happen) await happen(event)
    else if (isElapse(event)) await portal.pass(Number(event.delay))
    else throw new Error(`the screen does not say in «happens» how ${event.type} comes about`)
  }

  return {
    async fire(event) {
      // Before anything else: what was looked at last let everything settle.
      await portal.mark()
      await closeToasts(portal.user)
      await bringAbout(event)
      await settle()
    },
    expects(moment) {
      expected = expects(moment)
      return expected
    },
    async look() {
      const wanted = textOf(expected)
      let asked = 0
      const lookOnce = async () => {
        asked = await portal.askedInAll()
        return look()
      }
      const check = async () => {
        const seen = await lookOnce()
        if (textOf(seen) !== wanted) throw new Error('not yet')
        return seen
      }
      let seen = await waitFor(check, { interval: 10 }).catch(lookOnce)
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
