import '../../../src/app/inactivity/Inactivity'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { kindOfPort } from '../../../scripts/machine-rules/kindOfPort'
import type { Announcement, Reactions } from '../../../src/core/announcement'
import { kindOf } from '../../../tools/paths/cases'
import { type GoldenStep, readGolden } from '../../../tools/paths/golden'
import { stateName } from '../../../tools/paths/names'
import { invokesOf } from '../../../tools/paths/nodes'
import { loadCases, stems } from '../cases/all'
import { type Call, script } from './script'
import { testPages } from './testPages'
import { openTree, type Tree } from './tree'

vi.mock('../../../src/core/port', () => import('./script'))
vi.mock('../../../src/core/announcement', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/core/announcement')>()
  const react = (reactions: Reactions, announcement: Announcement) =>
    original.react(script.table(reactions, announcement.type), announcement)
  return { ...original, react }
})

/** An answer of each port, by invocation. */
const outputs = new Map<string, unknown>()
const reads = new Set<string>()
const portIds = new Map<string, string[]>()
for (const stem of stems) {
  const { machine, outcomes } = await loadCases(stem)
  portIds.set(stem, Object.keys(outcomes))
  for (const [id, answers] of Object.entries(outcomes)) outputs.set(id, Object.values(answers)[0])
  for (const { port } of invokesOf(machine.root)) if (kindOfPort(machine, port) === 'reads') reads.add(port)
}

const isPending = ({ signal, isSettled }: Call) => !signal.aborted && !isSettled
const answer = (call: Call | undefined) => call?.resolve(outputs.get(call.id))

/** The flows of pages, and those that live as long as the session; the start of another page follows a dot. */
const names = [...Object.keys(testPages), 'account', 'session', 'support', 'inactivity']
const stemOf = (name: string) => name.split('.')[0] ?? name
const isSignedOut = (name: string) => name === 'session' || testPages[name]?.path !== undefined

/** The paths from the start that the page of the flow has. */
function pathsOf(name: string) {
  const { starts, paths } = readGolden(stemOf(name))
  const [start = ''] = Object.keys(starts)
  // Only a fault of the portal breaks a child flow off.
  const isPossible = ({ event: { type } }: GoldenStep) =>
    type !== testPages[name]?.lacks && type !== 'xstate.error.actor.tariffSwitch'
  return {
    first: stateName(starts[start]?.value ?? ''),
    paths: paths.filter((path) => path.start === start && path.steps.every(isPossible)),
  }
}

/** The shortest way to each place that `placeOf` finds on the paths of a flow. */
function shortestWays(name: string, placeOf: (step: GoldenStep, before: string) => string | false) {
  const { first, paths } = pathsOf(name)
  const ways = new Map<string, GoldenStep[]>()
  for (const { steps } of paths)
    for (const [index, step] of steps.entries()) {
      const place = placeOf(step, stateName(steps[index - 1]?.value ?? first))
      const isShorter = place && index + 1 < (ways.get(place)?.length ?? Number.POSITIVE_INFINITY)
      if (isShorter) ways.set(place, steps.slice(0, index + 1))
    }
  return ways
}

const stableStates = (name: string) =>
  new Map([
    ...shortestWays(name, ({ value, status }) => status === 'active' && stateName(value)),
    [pathsOf(name).first, []],
  ])

const textOf = ({ type, reason, owner, change }: GoldenStep['emitted'][number] & Record<string, unknown>) =>
  [type, reason ?? owner ?? change].filter(Boolean).join(' ')

const announcing = (name: string) =>
  shortestWays(
    name,
    ({ emitted }, before) => emitted.length > 0 && `${before}: ${emitted.map(textOf).join(', ')}`,
  )

/** A step of a flow. */
interface Move extends GoldenStep {
  stem: string
}

/** The steps of a flow; for the output of a child flow, the child's own. */
function movesOf(stem: string, steps: readonly GoldenStep[]): Move[] {
  return steps.flatMap((step) => {
    const kind = kindOf(step.event.type)
    if (kind.kind !== 'done' || !stems.includes(kind.port)) return { ...step, stem }
    const output = JSON.stringify(step.event.output)
    const ways = shortestWays(kind.port, (last) => JSON.stringify(last.output) ?? false)
    return movesOf(kind.port, ways.get(output) ?? [])
  })
}

async function walk(tree: Tree, moves: readonly Move[]) {
  for (const { stem, event, value, label } of moves) {
    await tree.settle(() => tree.fire(stem, event))
    expect(stateName(tree.flowOf(stem)?.getSnapshot().value ?? ''), label).toBe(stateName(value))
  }
}

/** The way to a place of a flow; a child flow begins with the step of its parent that starts it. */
function wayTo(name: string, steps: readonly GoldenStep[]): Move[] {
  const start = name === 'tariffSwitch' ? (stableStates('tariff').get('switching') ?? []) : []
  return [...movesOf('tariff', start), ...movesOf(stemOf(name), steps)]
}

/** Opens the page of a flow, and walks to a place. */
async function openAt(name: string, moves: readonly Move[]): Promise<Tree> {
  const tree = await openTree(testPages[name], {
    ...(!isSignedOut(name) && { stored: { token: 'token' } }),
    ...(name === 'inactivity' && { inactivityMinutes: 1 }),
  })
  if (!isSignedOut(name) && name !== 'account') await tree.settle(() => answer(script.calls[0]))
  await walk(tree, moves)
  return tree
}

const switches: Readonly<Record<string, (tree: Tree) => unknown>> = {
  contract: ({ fire }) => fire('account', { type: 'contract.select', productId: 'mobile-2' }),
  language: ({ language }) => language.change('sr'),
  logout: ({ services }) => services.session.send({ type: 'session.endElsewhere' }),
  login: ({ services }) => services.session.send({ type: 'token.receive', token: 'next-token' }),
}

/** The first of the three seeds that the states use in turn. */
const SEED = Number(process.env.EFFECTS_SEED ?? 1)

/** Answers all calls in any order: those that the switch has aborted must have no effect. */
async function answerLate(tree: Tree, late: readonly Call[], seed: number, place: string) {
  const calls = [...late, ...script.calls.filter(isPending)]
  const [order = []] = fc.sample(fc.shuffledSubarray(calls, { minLength: calls.length }), {
    seed,
    numRuns: 1,
  })
  for (const call of order) {
    if (!late.includes(call)) await tree.settle(() => answer(call))
    else
      expect(
        await tree.effectsOf(() => answer(call)),
        `the late answer of ${call.id} after ${place}`,
      ).toEqual([])
  }
}

/** The flows that a page runs. */
const pageFlows = (name: string) => [
  ...new Set(names.filter((other) => testPages[other]?.use === testPages[name]?.use).map(stemOf)),
]

/** The flows that a switch of this kind stops. */
function stoppedBy(name: string, kind: string): string[] {
  const { path, isOfPortal } = testPages[name] ?? {}
  if (kind === 'logout') return [...pageFlows(name), 'account', 'support']
  // On public pages, what the customer has written stays.
  const isStopped = path === undefined ? !isOfPortal : kind === 'login' && path === '/login'
  return testPages[name] && isStopped ? pageFlows(name) : []
}

/**
 * What a switch in a stable state changes, apart from the flows that it stops. All their calls are aborted. They are
 * gone, or in their first states, which only read. Nothing is loaded twice or sent again.
 */
async function switchIn(
  name: string,
  kind: string,
  state: string,
  steps: readonly GoldenStep[],
  seed: number,
) {
  const place = `${kind} in ${state}`
  const tree = await openAt(name, wayTo(name, steps))
  const before = script.calls.length
  const pending = script.calls.filter(isPending)
  const effects = await tree.effectsOf(() => switches[kind]?.(tree))
  const stopped = stoppedBy(name, kind)
  const portsOfStopped = new Set(stopped.flatMap((stem) => portIds.get(stem) ?? []))
  const survivors = pending.filter((call) => isPending(call) && portsOfStopped.has(call.id))
  expect(survivors, `calls that survive ${place}`).toEqual([])
  const sent = script.calls.slice(before).filter(({ src }) => !reads.has(src))
  expect(sent, `changes sent by ${place}`).toEqual([])
  if (kind === 'logout') await tree.settle(() => switches.login?.(tree))
  const late = pending.filter((call) => !isPending(call))
  await answerLate(tree, late, seed, place)
  const made = script.calls.slice(before).map(({ id, input }) => `${id} ${JSON.stringify(input)}`)
  expect(made, `calls after ${place}`).toEqual([...new Set(made)])
  const isExpected = (line: string) =>
    stopped.some((stem) => line === `${stem} ${pathsOf(stem).first}` || line === `− ${stem}`) ||
    [...portsOfStopped].some((id) => line === `abort ${id}` || line.split(' ', 2).join(' ') === `call ${id}`)
  return effects.filter((line) => !isExpected(line))
}

/** The places with the same effects, by these effects. No effect is a call made twice. */
const placesByEffects = new Map<string, string[]>()

function record(kind: string, name: string, state: string, effects: readonly string[]) {
  const calls = effects.filter((line) => line.startsWith('call '))
  expect(calls, `calls by ${kind} in ${name} ${state}`).toEqual([...new Set(calls)])
  const stem = stemOf(name)
  const own = effects.map((line) => (line.startsWith(`${stem} `) ? line.replace(stem, 'flow') : line))
  const row = `${kind}: ${own.join('; ') || 'nothing'}`
  placesByEffects.set(row, [...(placesByEffects.get(row) ?? []), `${name} ${state}`])
}

const originalTable = script.table
afterEach(() => {
  script.table = originalTable
})

/** The ways to break a line of a table. */
const faults: Readonly<Record<string, (reactions: Reactions, type: string) => Reactions>> = {
  dropped: (reactions, type) => ({ ...reactions, [type]: undefined }),
  redirected(reactions, type) {
    const entries = Object.entries(reactions)
    const own = entries.findIndex(([key]) => key === type)
    const others = [...entries.slice(own), ...entries].filter(
      ([, reaction]) => reaction !== entries[own]?.[1],
    )
    return { ...reactions, [type]: others[0]?.[1] }
  },
}

/** All lines of tables, the lines with a fault, and those whose effects differ because of it. */
const allLines = new Set<string>()
const tried = new Set<string>()
const killed = new Set<string>()

const pageOf = (name: string) => names.find((other) => testPages[other]?.use === testPages[name]?.use)

const lineOf = (name: string, reactions: Reactions, type: string) =>
  `${'session.closed' in reactions ? 'shell' : `${pageOf(name)} (${Object.keys(reactions)})`}: ${type}`

/** Breaks each line that the announcement uses, until a difference shows. */
async function tryFaults(
  name: string,
  lines: ReadonlySet<string>,
  expected: string[],
  announce: () => Promise<string[]>,
) {
  for (const line of lines)
    for (const [fault, broken] of Object.entries(faults)) {
      const mutant = `${line} ${fault}`
      if (killed.has(mutant)) continue
      tried.add(mutant)
      script.table = (reactions, type) =>
        lineOf(name, reactions, type) === line ? broken(reactions, type) : reactions
      const actual = await announce().catch(() => ['broken'])
      script.table = originalTable
      if (JSON.stringify(actual) !== JSON.stringify(expected)) killed.add(mutant)
    }
}

describe.each(names)('the effects of %s', (name) => {
  test('its announcements reach the portal and its page', async () => {
    for (const [place, steps] of announcing(name)) {
      const way = wayTo(name, steps)
      const last = way.at(-1)
      const lines = new Set<string>()
      const announce = async () => {
        const tree = await openAt(name, way.slice(0, -1))
        lines.clear()
        return tree.effectsOf(() => last && tree.fire(last.stem, last.event))
      }
      script.table = (reactions, type) => {
        for (const key of Object.keys(reactions)) allLines.add(lineOf(name, reactions, key))
        if (type in reactions) lines.add(lineOf(name, reactions, type))
        return reactions
      }
      const effects = await announce()
      script.table = originalTable
      const [state = '', announced = ''] = place.split(': ')
      record(announced, name, state, effects)
      await tryFaults(name, new Set(lines), effects, announce)
    }
  })

  test('C1 C3 S3: after a switch in any stable state, no answer for the previous contract, language or session has an effect', async () => {
    const kinds = Object.keys(switches).filter((kind) =>
      isSignedOut(name) ? kind !== 'contract' && kind !== 'logout' : kind !== 'login',
    )
    for (const [index, [state, steps]] of [...stableStates(name)].entries())
      for (const kind of kinds)
        record(`(${kind})`, name, state, await switchIn(name, kind, state, steps, SEED + (index % 3)))
  })
})

/** The announcements that the shell forwards to a flow of the session. */
const forwarded: Readonly<Record<string, readonly Announcement[]>> = {
  account: [{ type: 'account.changed' }, { type: 'notifications.counted', unread: 7 }],
  session: [{ type: 'token.received', token: 'next-token' }, { type: 'time.ended' }],
}

test.each(Object.entries(forwarded))(
  'in any stable state, the flow %s handles an announcement once',
  async (name, announcements) => {
    for (const [state, steps] of stableStates(name))
      for (const announcement of announcements) {
        const tree = await openAt(name, wayTo(name, steps))
        const effects = await tree.effectsOf(() => tree.services.announce(announcement))
        record(`receives ${announcement.type}`, name, state, effects)
      }
  },
)

test('the effects on the rest of the portal are those of the snapshot', async () => {
  const rows = [...placesByEffects].map(([effects, places]) => `${effects} <- ${places.join(', ')}`)
  await expect(`${rows.sort().join('\n')}\n`).toMatchFileSnapshot('effects.txt')
})

test('X4: a difference shows when a line of any table of announcements is dropped or redirected', () => {
  const untried = [...allLines].filter((line) => !tried.has(`${line} dropped`))
  expect({ untried, survived: [...tried].filter((mutant) => !killed.has(mutant)) }).toEqual({
    untried: [],
    survived: [],
  })
  expect(tried.size).toBe(2 * allLines.size)
})
