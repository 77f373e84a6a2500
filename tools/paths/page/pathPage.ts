/** The script that walks a path inside the page; bundled for the browser and added to the document of a test. */
import { configure } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { Locales } from '../../../i18n/i18n-types'
import { screens } from '../../../tests/paths/drivers/all'
import type { Obstacle, OwnVisit, Tester } from '../../../tests/paths/drivers/ownProvider'
import type { Screen, System } from '../../../tests/paths/drivers/portal'
import { retryingWalk, trackUse } from '../../../tests/paths/drivers/retryingWalk'
import { readChoices, restoreChoices } from '../../../tests/paths/drivers/setting'
import { createTranslate, type MessageOverrides } from '../../../tests/paths/drivers/translate'
import type { Look } from '../../staging/pages'
import { isElapse, type PathEvent } from '../alphabet'
import type { GoldenStart } from '../golden'
import type { Moment } from '../moment'
import type { ExposedFunctions } from './exposedFunctions'
import { realUser } from './realUser'

declare global {
  interface Window {
    walkPath: typeof walkPath
    walkOwnProvider: typeof walkOwnProvider
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

async function walkPath(stem: keyof typeof screens, locale: Locales, start: GoldenStart) {
  const { replace, release, fail, next, count, mark, callCount, callsOf, openedSites, advanceTime } = exposed
  const answers = { replace, release, fail, next, count }
  const system = {
    ...{ locale, simulate, answers, mark, callCount, callsOf, openedSites, advanceTime },
    user: realUser(exposed),
  }
  return retryingWalk(screens[stem].walk, system, waitForRender)(start)
}

/** The tester's own provider chooses its answers itself, and its calls are counted outside the page. */
function ownSystem(locale: Locales): System {
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

async function walkOwnProvider(
  stem: keyof typeof screens,
  locale: Locales,
  overrides: MessageOverrides | undefined,
  tester: Tester,
) {
  const screen: Screen = screens[stem]
  const { portal, resetTouched, wasTouched } = trackUse(
    ownSystem(locale),
    createTranslate(locale, overrides),
    false,
  )
  const walk = screen.walk(portal)
  const ownScreen = walk.ownScreen?.(tester)
  if (!ownScreen) throw new Error(`the driver of ${stem} does not support a real provider`)
  const omitData = (look: unknown): Look => ownScreen.omitData(look as never)
  return {
    arrive: async (visit: OwnVisit) => ownScreen.arrive?.(visit),
    /** Causes an event. */
    async fire(event: PathEvent): Promise<Obstacle> {
      const { type } = event
      await portal.closeToasts()
      resetTouched()
      const obstacle = await (ownScreen.events?.[type] ?? walk.events[type])?.(event)
      if (typeof obstacle === 'string') return obstacle
      return wasTouched() || isElapse(event) ? undefined : 'the screen offers nothing to press'
    },
    look: async () => omitData(await walk.look()),
    /** The expected looks in these moments, each with the event that led there if the provider had its turn. */
    looksOf: async (moments: readonly (readonly [Moment, PathEvent | undefined])[]) =>
      moments.map((moment) => omitData(walk.expects(...moment))),
    /** Waits for the choices of a tab of the settings. */
    readChoices,
    restoreChoices: (choices: readonly boolean[]) => restoreChoices(portal, choices),
  }
}

window.walkPath = walkPath
window.walkOwnProvider = walkOwnProvider
