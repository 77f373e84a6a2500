/** The script that walks a path inside the page; bundled for the browser and added to the document of a test. */
import { configure } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { Locales } from '../../../i18n/i18n-types'
import { drivers } from '../../../tests/paths/drivers/all'
import type { Driver, System } from '../../../tests/paths/drivers/portal'
import { retryingWalk, trackUse } from '../../../tests/paths/drivers/retryingWalk'
import { readChoices, restoreChoices } from '../../../tests/paths/drivers/setting'
import type { SkipReason, StagingVisit, TestAccount } from '../../../tests/paths/drivers/staging'
import { createTranslate, type MessageOverrides } from '../../../tests/paths/drivers/translate'
import type { Observations } from '../../staging/pages'
import { isElapse, type PathEvent } from '../cases'
import type { GoldenStart } from '../golden'
import type { ObservedSnapshot } from '../observedSnapshot'
import type { ExposedFunctions } from './exposedFunctions'
import { realUser } from './realUser'

declare global {
  interface Window {
    walkPath: typeof walkPath
    startStagingWalk: typeof startStagingWalk
    /** Calls an exposed function of the test process by its name. */
    callExposed(name: keyof ExposedFunctions, args: unknown[]): Promise<unknown>
  }
}

configure({ asyncUtilTimeout: 5_000 })

/** The exposed functions, as if they were here. */
const exposed = new Proxy({} as ExposedFunctions, {
  get:
    (_, name: keyof ExposedFunctions) =>
    (...args: unknown[]) =>
      window.callExposed(name, args),
})

const waitForRender = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function simulate(action: () => unknown): Promise<void> {
  action()
  await waitForRender()
}

async function walkPath(stem: keyof typeof drivers, locale: Locales, start: GoldenStart) {
  const { replace, release, fail, next, count, mark, callCount, callsOf, openedSites, advanceTime } = exposed
  const answers = { replace, release, fail, next, count }
  const system = {
    ...{ locale, simulate, answers, mark, callCount, callsOf, openedSites, advanceTime },
    user: realUser(exposed),
  }
  return retryingWalk(drivers[stem].walk, system, waitForRender)(start)
}

/** Staging chooses its answers itself, and its calls are counted outside the page. */
function stagingSystem(locale: Locales): System {
  const refuse = async () => {
    throw new Error('the provider is not told what to answer')
  }
  return {
    locale,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    simulate,
    answers: new Proxy({} as System['answers'], { get: () => refuse }),
    mark: async () => {},
    callCount: async () => 0,
    callsOf: async () => [],
    openedSites: async () => [],
    advanceTime: refuse,
  }
}

async function startStagingWalk(
  stem: keyof typeof drivers,
  locale: Locales,
  overrides: MessageOverrides | undefined,
  account: TestAccount,
) {
  const driver: Driver = drivers[stem]
  const { portal, resetTouched, wasTouched } = trackUse(
    stagingSystem(locale),
    createTranslate(locale, overrides),
    false,
  )
  const walk = driver.walk(portal)
  const stagingDriver = walk.stagingDriver?.(account)
  if (!stagingDriver) throw new Error(`the driver of ${stem} does not support a real provider`)
  const omitData = (observations: unknown): Observations => stagingDriver.omitData(observations as never)
  return {
    arrive: async (visit: StagingVisit) => stagingDriver.arrive?.(visit),
    /** Causes an event. */
    async fire(event: PathEvent): Promise<SkipReason> {
      const { type } = event
      await portal.closeToasts()
      resetTouched()
      const skipReason = await (stagingDriver.events?.[type] ?? walk.events[type])?.(event)
      if (typeof skipReason === 'string') return skipReason
      return wasTouched() || isElapse(event) ? undefined : 'the screen offers nothing to press'
    },
    observe: async () => omitData(await walk.observe()),
    /** The expected observations of these snapshots, each with the system event that led there, if any. */
    expectedObservations: async (
      snapshots: readonly (readonly [ObservedSnapshot, PathEvent | undefined])[],
    ) => snapshots.map((observed) => omitData(walk.expects(...observed))),
    /** Waits for the choices of a tab of the settings. */
    readChoices,
    restoreChoices: (choices: readonly boolean[]) => restoreChoices(portal, choices),
  }
}

window.walkPath = walkPath
window.startStagingWalk = startStagingWalk
