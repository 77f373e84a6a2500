/** What walks a path inside the page; bundled for the browser and put into the document of a test. */
import { configure } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { PathEvent } from '../../paths/kit/alphabet'
import type { Driver } from '../../paths/kit/driver'
import type { GoldenStart } from '../../paths/kit/golden'
import type { Moment } from '../../paths/kit/moment'
import { screens } from '../../paths/screens/all'
import type { PathPortal } from '../../paths/screens/pathPortal'
import { patientWalk } from '../../paths/screens/patientWalk'
import type { TestSide } from './testSide'

declare global {
  interface Window {
    walkPath: typeof walkPath
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

async function walkPath(stem: keyof typeof screens, start: GoldenStart) {
  const { replace, release, fail, next, count, mark, askedInAll, asked, leftFor, pass } = testSide
  const portal: PathPortal = {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    answers: { replace, release, fail, next, count },
    mark,
    askedInAll,
    asked,
    leftFor,
    pass,
    async letHappen(happening) {
      happening()
      await drawn()
    },
  }
  const walk = patientWalk(screens[stem].walk, portal, drawn)
  await walk.start(start)
  return {
    fire: (event: PathEvent) => walk.fire(event),
    expects: (moment: Moment) => walk.expects(moment),
    look: () => walk.look(),
  } satisfies Partial<Driver>
}

window.walkPath = walkPath
