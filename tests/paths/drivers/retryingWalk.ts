import { waitFor } from '@testing-library/dom'
import { kindOf, type PathEvent } from '../../../tools/paths/cases'
import type { LiveWalk, StartWalk } from '../../../tools/paths/runPaths'
import { pageOf } from './page'
import type { Portal, ScreenWalk, System } from './portal'
import { createTranslate } from './translate'

/** The data as JSON, with the fields of each object in alphabetical order. */
export const textOf = (data: unknown) =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  )

/** The portal for a driver. It records whether the driver did anything. */
export function trackUse(system: System, translate = createTranslate(system.locale), sendsTwice = true) {
  let isTouched = false
  const markTouched = () => {
    isTouched = true
    return system
  }
  const portal: Portal = {
    ...system,
    ...pageOf(() => markTouched().user, translate, sendsTwice),
    get user() {
      return markTouched().user
    },
    get answers() {
      return markTouched().answers
    },
    advanceTime: (milliseconds) => markTouched().advanceTime(milliseconds),
    simulate: (action) => markTouched().simulate(action),
  }
  return {
    portal,
    resetTouched() {
      isTouched = false
    },
    wasTouched: () => isTouched,
  }
}

/**
 * Gives the screen time: observes again until it shows the snapshot of the path, or the timeout ends.
 * `settle` lets everything happen that is due; calls that wait for an answer keep waiting.
 */
export function retryingWalk(
  walk: (portal: Portal) => ScreenWalk,
  system: System,
  settle: () => Promise<unknown>,
): StartWalk {
  const { portal, resetTouched, wasTouched } = trackUse(system)
  const { arrive, events, answers, observe, expects } = walk(portal)
  let firedEvent: PathEvent | undefined
  let expectedObservations: unknown
  let lastObservations: unknown
  /** Whether the screen offered no way to cause the event: the last observations stay valid. */
  let isUnchanged = false

  async function performEvent(event: PathEvent) {
    const kind = kindOf(event.type)
    const handler = events[kind.kind === 'after' ? 'after' : event.type]
    if (handler) await handler(event)
    else if (kind.kind === 'after') await portal.advanceTime(Number(event.delay))
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
      // Before anything else: after the last observation, everything has settled.
      await portal.mark()
      await portal.closeToasts()
      resetTouched()
      firedEvent = event
      await performEvent(event)
      isUnchanged = !wasTouched()
      if (!isUnchanged) await settle()
    },
    expects(observed) {
      expectedObservations = expects(observed, firedEvent)
      return expectedObservations
    },
    async observe() {
      const expectedText = textOf(expectedObservations)
      if (isUnchanged && textOf(lastObservations) === expectedText) return lastObservations
      let calls = 0
      const observeOnce = async () => {
        calls = await portal.callCount()
        return observe()
      }
      const check = async () => {
        const currentObservations = await observeOnce()
        if (textOf(currentObservations) !== expectedText) throw new Error('not yet')
        return currentObservations
      }
      lastObservations = await waitFor(check, { interval: 10 }).catch(observeOnce)
      // The observations must last: a superfluous call often comes a little later.
      while (textOf(lastObservations) === expectedText) {
        await settle()
        if ((await portal.callCount()) === calls) break
        lastObservations = await observeOnce()
      }
      return lastObservations
    },
  }
  return async (start) => {
    await arrive?.(start)
    return liveWalk
  }
}
