/** The script that walks a path inside the page; bundled for the browser and added to the document of a test. */
import { configure } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { Locales } from '../../../i18n/i18n-types'
import { isElapse, type PathEvent } from '../../../tools/paths/alphabet'
import type { GoldenStart } from '../../../tools/paths/golden'
import type { Moment } from '../../../tools/paths/moment'
import { screens } from '../../paths/screens/all'
import type { Impossible, OwnVisit, Tester } from '../../paths/screens/ownProvider'
import { noticing, patientWalk } from '../../paths/screens/patientWalk'
import type { Screen, System } from '../../paths/screens/portal'
import { choicesOf, setChoicesBack } from '../../paths/screens/setting'
import { type OwnWords, wordsIn } from '../../paths/screens/words'
import type { Look } from '../../staging/pages'
import { closeToasts } from '../../toasts'
import type { TestSide } from './testSide'

declare global {
  interface Window {
    walkPath: typeof walkPath
    walkOwnProvider: typeof walkOwnProvider
    /** Calls a function of the test's process by its name. */
    askTest(name: keyof TestSide, args: unknown[]): Promise<unknown>
  }
}

configure({ asyncUtilTimeout: 5_000 })

/** The functions of the test's process, as if they were here. */
const testSide = new Proxy({} as TestSide, {
  get:
    (_, name: keyof TestSide) =>
    (...args: unknown[]) =>
      window.askTest(name, args),
})

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** The part of the system that every walk shares. */
const sharedSystem = (locale: Locales): Pick<System, 'locale' | 'user' | 'letHappen'> => ({
  locale,
  user: userEvent.setup({ pointerEventsCheck: 0 }),
  async letHappen(happening) {
    happening()
    await drawn()
  },
})

async function walkPath(stem: keyof typeof screens, locale: Locales, start: GoldenStart) {
  const { replace, release, fail, next, count, mark, askedInAll, asked, leftFor, pass } = testSide
  const answers = { replace, release, fail, next, count }
  const system = { ...sharedSystem(locale), answers, mark, askedInAll, asked, leftFor, pass }
  return patientWalk(screens[stem].walk, system, drawn)(start)
}

/** The tester's own provider chooses its answers itself, and its calls are counted outside the page. */
function ownSystem(locale: Locales): System {
  const impossible = async () => {
    throw new Error('the provider is not told what to answer')
  }
  return {
    ...sharedSystem(locale),
    answers: new Proxy({} as System['answers'], { get: () => impossible }),
    mark: async () => {},
    askedInAll: async () => 0,
    asked: async () => [],
    leftFor: async () => [],
    pass: impossible,
  }
}

async function walkOwnProvider(
  stem: keyof typeof screens,
  locale: Locales,
  words: OwnWords | undefined,
  tester: Tester,
) {
  const screen: Screen = screens[stem]
  const { portal, forget, wasTouched } = noticing(ownSystem(locale), wordsIn(locale, words), false)
  const walk = screen.walk(portal)
  const own = walk.own?.(tester)
  if (!own) throw new Error(`the driver of ${stem} does not say how it is walked on a real provider`)
  const sees = (look: unknown): Look => own.sees(look as never)
  return {
    arrive: async (visit: OwnVisit) => own.arrive?.(visit),
    /** Causes an event. */
    async happen(event: PathEvent): Promise<Impossible> {
      const { type } = event
      await closeToasts(portal.user)
      forget()
      const obstacle = await (own.happens?.[type] ?? walk.happens[type])?.(event)
      if (typeof obstacle === 'string') return obstacle
      return wasTouched() || isElapse(event) ? undefined : 'the screen offers nothing to press'
    },
    look: async () => sees(await walk.look()),
    /** The expected looks in these moments, each with the event that led there if the provider had its turn. */
    looksOf: async (moments: readonly (readonly [Moment, PathEvent | undefined])[]) =>
      moments.map((moment) => sees(walk.expects(...moment))),
    /** Waits for the choices of a tab of the settings. */
    choicesOf,
    setChoicesBack: (before: readonly boolean[]) => setChoicesBack(portal, before),
  }
}

window.walkPath = walkPath
window.walkOwnProvider = walkOwnProvider
