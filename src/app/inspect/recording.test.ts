import { expect, it } from 'vitest'
import { assign, createActor, fromPromise, type InspectionEvent, sendTo, setup } from 'xstate'
import { loadCases, stems } from '../../../tests/paths/cases/all'
import { flowOf, transitionsIn } from '../../../tools/flows/diagrams/flow'
import { actorWalk } from '../../../tools/paths/actorWalk'
import type { PathEvent } from '../../../tools/paths/cases'
import { draftPath } from '../../../tools/paths/draft'
import { readGolden } from '../../../tools/paths/golden'
import { watchFlows } from '../reports/watchFlows'
import { startRecording } from './recording'

/** The secrets that no recording may contain, by the name of their field. */
const secrets = {
  password: 'Winter2027!',
  repetition: 'Winter2027!!',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl',
  code: 'geheimwort',
  voucher: '100020003010',
  phone: '+43 660 1000001',
  phoneNumber: 436601000002,
  email: 'ana.berger@example.at',
  fullName: 'Ana Berger',
  address: { street: 'Lindengasse 7', city: 'Graz-Umgebung', zip: 80101 },
  checkoutId: 'C0FFEE.test-01',
  userId: 'nutzerin',
  balance: 12.345,
  contracts: [{ productId: 'produktnummer', label: 'Vertragsname' }],
  fieldOfTomorrow: 'unbedacht',
} as const

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [String(value)]

const drain = () => new Promise((resolve) => setTimeout(resolve))

/** The recording of a machine that has the secrets in every possible place. */
async function recordedText(port: () => Promise<unknown>): Promise<string> {
  const { recording, inspect } = startRecording()
  const child = setup({}).createMachine({ id: 'child', context: ({ input }) => ({ ...Object(input) }) })
  const machine = setup({
    actors: { port: fromPromise(port), child },
    actions: { passOn: sendTo('child', () => ({ type: 'form.submit', ...secrets })) },
  }).createMachine({
    id: 'planted',
    // A machine of this portal has a function here; one that has not shows its context in its definition.
    context: { list: [secrets], ...secrets },
    invoke: { id: 'child', src: 'child', input: secrets },
    initial: 'asking',
    states: {
      asking: { on: { 'form.submit': { target: 'sending', actions: 'passOn' } } },
      sending: {
        invoke: {
          id: 'port',
          src: 'port',
          input: ({ event }) => ({ ...event, type: undefined }),
          onDone: { target: 'done', actions: assign({ answer: ({ event }) => event.output }) },
          onError: { target: 'done', actions: assign({ error: ({ event }) => event.error }) },
        },
      },
      done: { type: 'final' },
    },
    output: ({ context }) => context,
  })
  const actor = createActor(machine, { input: secrets, inspect }).start()
  actor.send({ type: 'form.submit', ...secrets })
  await drain()
  await drain()
  expect(actor.getSnapshot().value).toBe('done')
  return JSON.stringify(recording)
}

const failure = Object.assign(new Error(JSON.stringify(secrets)), { details: secrets })

it.each([
  ['answers', () => Promise.resolve({ outcome: 'sent', body: secrets })],
  ['failures', () => Promise.reject(failure)],
  ['failures that are plain objects', () => Promise.reject({ reason: 'timeout', ...secrets })],
])('X3: a recording keeps no customer data of inputs, contexts, events, outputs and %s', async (_, port) => {
  const text = await recordedText(port)
  expect(leaves(secrets).filter((secret) => text.includes(secret))).toEqual([])
})

it('X3: a recording keeps no customer data from harmless fields, field names or actor names', async () => {
  const { recording, inspect } = startRecording()
  const machine = setup({}).createMachine({
    id: 'phone-436601000001',
    on: { '*': { actions: assign(({ event }) => event) } },
  })
  const actor = createActor(machine, { inspect, id: 'ana@example.at' }).start()
  const { phone: status, token: reason } = secrets
  actor.send({ type: 'contract.select', status, outcome: 'Ana Berger', reason })
  actor.send({ type: secrets.email, page: 436601000001, '436601000001': true, unread: 12.5 })
  await drain()
  const text = JSON.stringify(recording)
  for (const secret of ['Ana', 'ana@', '43660', '+43 660', secrets.token, '12.5'])
    expect(text).not.toContain(secret)
})

it('X3: a recording shows states, events, outcomes, counts and the definition of a machine', async () => {
  const { events } = JSON.parse(await recordedText(async () => ({ outcome: 'sent', page: 2 })))
  const [root] = events
  expect(root).toMatchObject({ type: '@xstate.actor', name: 'planted' })
  const steps: { snapshot: { value: string } }[] = events.filter(
    ({ type, sessionId }: Record<string, string>) =>
      type === '@xstate.snapshot' && sessionId === root.sessionId,
  )
  expect(new Set(steps.map(({ snapshot }) => snapshot.value))).toEqual(new Set(['asking', 'sending', 'done']))
  expect(steps.at(-1)).toMatchObject({
    event: { type: 'xstate.done.actor.port', output: { outcome: 'sent', page: 2 } },
    snapshot: { value: 'done', status: 'done' },
  })
  const { states } = JSON.parse(root.definition)
  expect(states.asking.on['form.submit'].target).toBe('sending')
  expect(states.sending.invoke.src).toBe('port')
})

/** Fields whose values are words of the program; guards compare them. */
const ofTheProgram = new Set(['type', 'outcome', 'kind', 'step', 'end'])

/** Replaces letters and digits by private-use characters: length and equality stay, and every leak is found. */
const planted = (text: string) =>
  text.replaceAll(/[a-z\d]/gi, (character) => String.fromCharCode(0xe000 + character.charCodeAt(0)))
const anyPlanted = /[\ue000-\ue0ff]/

/** The payload with planted values, and with fields that a provider may send tomorrow. */
function plant(payload: unknown, key = ''): unknown {
  if (typeof payload === 'string') return ofTheProgram.has(key) ? payload : planted(payload)
  if (typeof payload !== 'object' || payload === null) return payload
  if (Array.isArray(payload)) return payload.map((item) => plant(item))
  const fields = Object.entries(payload).map(([name, value]) => [name, plant(value, name)])
  return { ...Object.fromEntries(fields), email: 'ana@example.at', pin: 436601999888, note: planted('note') }
}
const tomorrow = ['ana@', '436601999888']

const plantEvent = ({ type, delay, ...payload }: PathEvent): PathEvent =>
  delay === undefined ? { ...Object(plant(payload)), type } : { type, delay }

it.each(stems)(
  'X3: recording, breadcrumbs and counts of all paths of %s contain no planted data',
  async (stem) => {
    const cases = await loadCases(stem)
    const { machine } = cases
    const golden = readGolden(stem)
    const { recording, inspect } = startRecording()
    const flows = watchFlows()
    const drawn = [`${machine.id} xstate.init`, ...transitionsIn(flowOf(machine)).map(({ id }) => id)]
    for (const path of golden.paths) {
      const start = golden.starts[path.start]
      if (!start) throw new Error(`no start named ${path.start}`)
      const inspectAll = (event: InspectionEvent) => {
        inspect(event)
        flows.inspect(event)
      }
      const walk = await actorWalk(machine, inspectAll)({ ...start, input: plant(start.input) })
      for (const { event } of path.steps) await walk.fire(plantEvent(event))
      // The planted values change no guard, so that the path ends as always.
      const { value } = path.steps.at(-1) ?? start
      expect((await walk.observe()).value).toEqual(value)
      expect(drawn).toEqual(expect.arrayContaining([...flows.breadcrumbs()]))
    }
    // The breadcrumbs alone suffice for a path that ends in the same state.
    const draft = draftPath(cases, flows.breadcrumbs())
    const [start] = Object.values(draft?.starts ?? {})
    expect((draft?.paths[0]?.steps.at(-1) ?? start)?.value).toEqual(golden.paths.at(-1)?.steps.at(-1)?.value)
    expect(Object.keys(flows.takeCounts()).sort()).toEqual(drawn.sort())
    await drain()
    const leaks = recording.events
      .map((event) => JSON.stringify(event))
      .filter((text) => anyPlanted.test(text) || tomorrow.some((secret) => text.includes(secret)))
    expect(leaks).toEqual([])
    const roots = recording.events.filter(
      ({ type, ...event }) => type === '@xstate.actor' && !('parentId' in event && event.parentId),
    )
    expect(roots.length).toBe(golden.paths.length)
  },
)
