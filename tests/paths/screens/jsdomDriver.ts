import { act } from '@testing-library/react'
import { stopTime } from '../../fakeTime'
import { startPortal } from '../../testPortal'
import type { Driver } from '../kit/driver'
import type { GoldenPath } from '../kit/golden'
import type { PathPortal, ScreenPaths } from './pathPortal'
import { patientWalk } from './patientWalk'

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Walks a path on the screens of the portal in jsdom. */
export function jsdomDriver({ visit, walk }: ScreenPaths, path: GoldenPath): Driver {
  let walking: Omit<Driver, 'start' | 'stop'> | undefined

  const started = () => {
    if (!walking) throw new Error('the driver has not been started')
    return walking
  }

  return {
    async start(start) {
      const { stopsTime, ...visited } = visit(start, path)
      const time = stopsTime ? stopTime() : undefined
      const { user, answers, sandbox, leaveTo } = await startPortal(visited)
      let marked = 0
      const portal: PathPortal = {
        user,
        answers: {
          ...answers,
          count: async (operationId) => answers.count(operationId),
          hold: async (operationId) => answers.hold(operationId),
        },
        asked: async (...operationIds) =>
          sandbox.requests.slice(marked).filter(({ operationId }) => operationIds.includes(operationId)),
        leftFor: async () => leaveTo.mock.calls.flat(),
        async pass(milliseconds) {
          await act(async () => time?.pass(milliseconds))
        },
        async letHappen(happening) {
          await act(async () => void happening())
        },
      }
      const mark = async () => {
        leaveTo.mockClear()
        marked = sandbox.requests.length
      }
      const screen = walk(portal)
      await screen.arrive?.(start)
      walking = patientWalk(screen, { portal, mark, settle })
    },
    fire: (event) => started().fire(event),
    expects: (moment) => started().expects(moment),
    look: () => started().look(),
    stop: async () => undefined,
  }
}
