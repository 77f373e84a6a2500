import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { Actor, type ActorRefLike, type AnyActor } from 'xstate'
import type { Pages, Route } from '../../../src/app/routes'
import { SessionGate } from '../../../src/app/shell/SessionGate'
import { useAnswers } from '../../../src/core/answerCache'
import { unitsCache } from '../../../src/core/unitsCache'
import { kindOf, type PathEvent } from '../../../tools/paths/cases'
import { stateName } from '../../../tools/paths/names'
import { newSandbox, startPortal, type Visit } from '../../support/testPortal'
import { script } from './script'
import type { TestPage } from './testPages'

const Gate = Object.assign(
  ({ route, children }: { route: Route; children: ReactNode }) => (
    <SessionGate route={route}>{children}</SessionGate>
  ),
  { preload: async () => {} },
)

const isFlow = (actor: ActorRefLike): actor is AnyActor =>
  actor instanceof Actor && actor.logic.root !== undefined

const nextTask = () => new Promise((resolve) => setImmediate(resolve))
const firstSegment = (path: string) => path.split('/')[1]
const sandbox = newSandbox()
/** Messages that a reaction can withdraw. */
const withdrawable = ['error', 'tokenRefused', 'inactive'] as const

/** The portal with all its actors, and a page that only runs one flow. The test answers the ports. */
export async function openTree(testPage: TestPage | undefined, visit: Visit = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 })
  window.localStorage.clear()
  window.sessionStorage.clear()
  script.calls = []
  const actors: AnyActor[] = []
  const notes: string[] = []
  const { path = '/' } = testPage ?? {}
  let units = { areCached: () => false, store: () => {} }

  function FlowPage() {
    testPage?.use((name) => () => void notes.push(name))
    const cache = useAnswers(unitsCache)
    units = {
      areCached: () => cache?.has('test') === true,
      store: () => void cache?.set('test', { resources: {}, loadedAt: 0, locale: 'de' }),
    }
    return null
  }
  const pages = ({ routes }: Pages): Pages => ({
    Shell: Gate,
    routes: routes.map((route) => ({
      ...route,
      screen: firstSegment(route.path) === firstSegment(path) ? FlowPage : () => null,
    })),
  })
  const navigations = (['pushState', 'replaceState'] as const).map((how) => vi.spyOn(window.history, how))
  const { services, toasts, reports, leaveTo, language } = await startPortal({
    ...{ path, pages, sandbox, ...visit },
    inspect({ type, actorRef }) {
      if (type === '@xstate.actor' && isFlow(actorRef)) actors.push(actorRef)
    },
  })
  const machineIdOf = ({ logic }: AnyActor): string => logic.id
  const flowOf = (machineId: string) => actors.findLast((actor) => machineIdOf(actor) === machineId)

  /** The data of the account that an announcement can change. */
  function accountData(): [string, string][] {
    const { current, user, loadedAt } = flowOf('account')?.getSnapshot().context ?? {}
    return current ? [['data', [current.productId, user.unreadNotifications, loadedAt].join(' ')]] : []
  }

  /** Everything that a customer, the provider or an operator could notice, by a unique name. */
  const observe = () =>
    new Map([
      ...toasts.list().map(({ id, kind, text }) => [`toast #${id}`, `${kind} ${text}`] as const),
      ...[window.localStorage, window.sessionStorage].flatMap((area) =>
        Object.entries({ ...area }).map(([key, value]) => [`stored ${key.split('.')[1]}`, value] as const),
      ),
      ...actors.flatMap((actor, index) => {
        const { status, value } = actor.getSnapshot()
        return status === 'stopped' ? [] : [[`${machineIdOf(actor)} #${index}`, stateName(value)] as const]
      }),
      ...accountData(),
      ...script.calls.flatMap(({ id, input, signal }, index) => [
        [`call #${index}`, [id, JSON.stringify(input)].filter(Boolean).join(' ')] as const,
        ...(signal.aborted ? [[`abort #${index}`, id] as const] : []),
      ]),
      ...reports.map((report, index) => [`report #${index}`, Object(report).kind] as const),
      ...navigations.flatMap(({ mock }, place) =>
        mock.calls.flatMap(([, , url], index) =>
          url ? [[`${place === 0 ? 'goes to' : 'redirects to'} #${index}`, String(url)] as const] : [],
        ),
      ),
      ...leaveTo.mock.calls.map(([address], index) => [`leave #${index}`, address] as const),
      ...notes.map((name, index) => [`page #${index}`, name] as const),
      ...(units.areCached() ? [['units', 'cached'] as const] : []),
    ])

  const settle = (step: () => unknown) =>
    act(async () => {
      await step()
      await nextTask()
      await vi.advanceTimersByTimeAsync(0)
      await nextTask()
    })

  /** What the step changes, a line each; a line with a minus names what is gone. */
  async function effectsOf(step: () => unknown): Promise<string[]> {
    units.store()
    for (const { id } of toasts.list()) toasts.dismiss(id)
    for (const text of withdrawable) toasts.show('info', text)
    const before = observe()
    await settle(step)
    const after = observe()
    const gone = [...before].filter(([name]) => !after.has(name))
    const changed = [...after].filter(([name, value]) => !before.has(name) || before.get(name) !== value)
    const kindOfLine = (name: string) => name.replace(/ #\d+$/, '')
    return [
      ...gone.map(([name, value]) => `− ${name.startsWith('toast') ? `toast ${value}` : kindOfLine(name)}`),
      ...changed.map(([name, value]) => `${kindOfLine(name)} ${value}`.trim()),
    ]
  }

  /** Causes one event of a path of this flow. */
  function fire(machineId: string, { delay, ...event }: PathEvent): unknown {
    const kind = kindOf(event.type)
    if (kind.kind === 'after') return vi.advanceTimersByTimeAsync(Number(delay))
    if (kind.kind === 'outside') return flowOf(machineId)?.send(event)
    const call = script.calls.findLast(({ id, signal }) => id === kind.port && !signal.aborted)
    if (!call) throw new Error(`${machineId} waits for no answer of ${kind.port}`)
    return kind.kind === 'done' ? call.resolve(event.output) : call.reject(event.error)
  }
  return { services, language, settle, effectsOf, fire, flowOf }
}

export type Tree = Awaited<ReturnType<typeof openTree>>
