import { waitFor } from '@testing-library/dom'
import { kindOf, type PathEvent } from '../../../tools/paths/alphabet'
import type { Driver, LiveWalk } from '../../../tools/paths/runPaths'
import { closeToasts } from '../../toasts'
import { pageOf } from './page'
import type { Portal, ScreenWalk, System } from './portal'
import { wordsIn } from './words'

/** The data as JSON, with the fields of each object in alphabetical order. */
export const textOf = (data: unknown) =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  )

/** The portal for a driver. It records whether the driver did anything. */
export function noticing(system: System, words = wordsIn(system.locale), sendsTwice = true) {
  let isTouched = false
  const touched = () => {
    isTouched = true
    return system
  }
  const portal: Portal = {
    ...system,
    ...pageOf(() => touched().user, words, sendsTwice),
    get user() {
      return touched().user
    },
    get answers() {
      return touched().answers
    },
    pass: (milliseconds) => touched().pass(milliseconds),
    letHappen: (happening) => touched().letHappen(happening),
  }
  return {
    portal,
    forget() {
      isTouched = false
    },
    wasTouched: () => isTouched,
  }
}

/**
 * Gives the screen time: looks again until it shows the moment of the path, or the timeout ends.
 * `settle` lets everything happen that is due; calls that wait for an answer keep waiting.
 */
export function patientWalk(
  walk: (portal: Portal) => ScreenWalk,
  given: System,
  settle: () => Promise<unknown>,
): Driver {
  const { portal, forget, wasTouched } = noticing(given)
  const { arrive, happens, answers, look, expects } = walk(portal)
  let fired: PathEvent | undefined
  let expected: unknown
  let seen: unknown
  /** Whether the screen offered no way to cause the event: the last look stays valid. */
  let isAsBefore = false

  async function bringAbout(event: PathEvent) {
    const kind = kindOf(event.type)
    const happen = happens[kind.kind === 'after' ? 'after' : event.type]
    if (happen) await happen(event)
    else if (kind.kind === 'after') await portal.pass(Number(event.delay))
    else {
      const answer = kind.kind !== 'outside' && answers[kind.port]
      if (!answer) throw new Error(`the screen does not say how ${event.type} comes about`)
      const operation = await portal.answers.next(...answer.operations)
      if (kind.kind === 'done') await portal.answers.replace(operation, answer.json(event.output, operation))
      else if (answer.isRead) await portal.answers.replace(operation, 'no such shape')
      else await portal.answers.fail(operation)
    }
  }

  const liveWalk: LiveWalk = {
    async fire(event) {
      // Before anything else: after the last look, everything has settled.
      await portal.mark()
      await closeToasts(given.user)
      forget()
      fired = event
      await bringAbout(event)
      isAsBefore = !wasTouched()
      if (!isAsBefore) await settle()
    },
    expects(moment) {
      expected = expects(moment, fired)
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
      // The moment must last: a superfluous call often comes a little later.
      while (textOf(seen) === wanted) {
        await settle()
        if ((await portal.askedInAll()) === asked) break
        seen = await lookOnce()
      }
      return seen
    },
  }
  return async (start) => {
    await arrive?.(start)
    return liveWalk
  }
}
