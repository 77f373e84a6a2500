import { waitFor } from '@testing-library/dom'
import { closeToasts } from '../../toasts'
import type { Driver } from '../kit/driver'
import type { PathPortal, ScreenWalk } from './pathPortal'

/** As text, with the fields of objects in one order. */
const textOf = (data: unknown) =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  )

/**
 * Gives the screen the time it needs: looks again until the moment of the path is there, or is not going to be.
 * `settle` lets everything happen that is due; what waits for an answer goes on waiting.
 */
export function patientWalk(
  { fire, look, expects }: ScreenWalk,
  portal: PathPortal,
  settle: () => Promise<unknown>,
): Omit<Driver, 'start' | 'stop'> {
  let expected: unknown
  return {
    async fire(event) {
      await closeToasts(portal.user)
      await portal.mark()
      await fire(event)
      await settle()
    },
    expects(moment) {
      expected = expects(moment)
      return expected
    },
    async look() {
      const wanted = textOf(expected)
      const check = async () => {
        const seen = await look()
        if (textOf(seen) !== wanted) throw new Error('not yet')
        return seen
      }
      return waitFor(check, { interval: 10 }).catch(look)
    },
  }
}
