import { isDeepStrictEqual } from 'node:util'
import type { Alphabet, PathEvent } from '../paths/kit/alphabet'
import { kindOf } from '../paths/kit/alphabet'
import type { Golden } from '../paths/kit/golden'
import { explore } from '../paths/kit/graph'
import type { Moment } from '../paths/kit/moment'
import { stateName } from '../paths/kit/names'
import type { Look, ProviderScreen, TurnKind } from './screens/providerScreen'

/** What an event of the customer leads to, before the provider says anything. */
export interface Consequence {
  /** What the customer had decided before, and what holds then. */
  keptBefore: Look
  kept: Look
  state: string
  /** The ports that are called then. */
  calls: string[]
}

/** An event of the customer in one state. */
export interface Act {
  /** The event in words. */
  label: string
  event: PathEvent
  /** Which of them comes hangs on what was decided before. */
  next: Consequence[]
}

/** What else can come next: an answer, a call that breaks, a time limit. */
export interface Turn {
  /** `done(loadTariffs)`, without what was answered. */
  label: string
  kind: TurnKind
  to: string
  calls: string[]
  /** How long the machine waits for it, in milliseconds. */
  delay: number
  /** What it leaves of what the customer had decided. */
  leaves: { keptBefore: Look; kept: Look }[]
}

interface StateKnowledge {
  acts: Map<string, Act>
  turns: Turn[]
}

/** What can come of a machine, state by state, whatever its provider tells. */
export interface Knowledge {
  starts: Consequence[]
  states: Map<string, StateKnowledge>
}

type Keeps = (moment: Pick<Moment, 'context'>) => Look
type Mastery = Pick<ProviderScreen, 'happens' | 'keeps' | 'heeded'>

const keepsNothing: Keeps = () => ({})

const portsOf = ({ calls }: Moment) => calls.map(({ port }) => port)

/**
 * The steps are those of the golden paths. What an event leads to is looked up in all situations of the machine: the
 * paths pass through some of them, and a real provider may lead through others. A delay that the driver of a screen
 * waits for is an event like those of the customer.
 */
export function knowledgeOf(
  golden: Golden,
  alphabet: Alphabet,
  { happens = {}, keeps = keepsNothing, heeded = [] }: Partial<Mastery> = {},
): Knowledge {
  const states: Knowledge['states'] = new Map()
  const knownOf = (state: string) => {
    const known: StateKnowledge = states.get(state) ?? { acts: new Map(), turns: [] }
    states.set(state, known)
    return known
  }

  function learn(before: Moment, { label, event, ...after }: Golden['paths'][number]['steps'][number]) {
    const to = stateName(after.value)
    const { acts, turns } = knownOf(stateName(before.value))
    knownOf(to)
    const kind = kindOf(event.type)
    if (kind.kind === 'outside' || happens[label]) {
      const type = kind.kind === 'outside' ? event.type : label
      if (!acts.has(label)) acts.set(label, { label, event: { ...event, type }, next: [] })
      return
    }
    const delay = Number(event.delay ?? 0)
    const turn: Turn = {
      ...{ label: turnLabel(event), kind: kind.kind, to, calls: portsOf(after), delay },
      leaves: [],
    }
    if (!turns.some((one) => one.label === turn.label && one.to === to)) turns.push(turn)
  }

  for (const { start, steps } of golden.paths) {
    let before: Moment | undefined = golden.starts[start]
    for (const step of steps) {
      if (before) learn(before, step)
      before = step
    }
  }
  const changing = new Set<Act>()
  for (const { situation, edges, ignored } of explore(alphabet).nodes)
    for (const edge of [...edges, ...ignored]) {
      const known = states.get(stateName(situation.snapshot.value))
      const to = stateName(edge.moment.value)
      const label = turnLabel(edge.event)
      const turn = known?.turns.find((one) => one.label === label && one.to === to)
      if (turn) addNew(turn.leaves, { keptBefore: keeps(situation.snapshot), kept: keeps(edge.moment) })
      const act = known?.acts.get(edge.label)
      if (!act) continue
      const isIgnored = !edges.includes(edge)
      if (isIgnored && heeded.includes(act.event.type)) continue
      addNew(act.next, consequenceOf(keeps, situation.snapshot, edge.moment))
      if (!isIgnored) changing.add(act)
    }
  // What is always ignored in a state has nothing on the screen to bring it about by.
  for (const { acts } of states.values())
    for (const [label, act] of acts) if (!changing.has(act)) acts.delete(label)
  const starts = Object.values(golden.starts).map((start) => consequenceOf(keeps, start, start))
  return { starts, states }
}

const consequenceOf = (keeps: Keeps, before: Pick<Moment, 'context'>, after: Moment): Consequence => ({
  ...{ keptBefore: keeps(before), kept: keeps(after) },
  ...{ state: stateName(after.value), calls: portsOf(after) },
})

function addNew<One>(all: One[], one: One) {
  if (!all.some((other) => isDeepStrictEqual(one, other))) all.push(one)
}

function turnLabel({ type }: PathEvent): string {
  const kind = kindOf(type)
  if (kind.kind === 'outside') return type
  return `${kind.kind}(${kind.kind === 'after' ? kind.delay : kind.port})`
}

/** What an event leads to after what the customer has decided so far. */
export const nextAfter = ({ next }: Act, kept: Look): Consequence[] =>
  next.filter(({ keptBefore }) => isDeepStrictEqual(keptBefore, kept))

/** What may be left of what the customer had decided when the provider has had its turns. */
export function keptAfter(kept: Look, turns: readonly Turn[]): Look[] {
  let possible = [kept]
  for (const { leaves } of turns) {
    const left: Look[] = []
    for (const one of possible)
      for (const { keptBefore, kept } of leaves) if (isDeepStrictEqual(keptBefore, one)) addNew(left, kept)
    possible = left
  }
  return possible
}

/** Whether the provider has nothing to say in this state, so that it lasts until the customer does something. */
export const isLasting = ({ states }: Knowledge, state: string) =>
  states.get(state)?.turns.every(({ kind }) => kind === 'after') ?? true

/**
 * The ways by which the provider brings a machine from one state to a lasting one, those first that need the fewest
 * failures and the fewest turns.
 */
export function waysToRest(knowledge: Knowledge, from: string): { rest: string; turns: Turn[] }[] {
  const failures = (turns: Turn[]) => turns.filter(({ kind }) => kind !== 'done').length
  const follow = (state: string, turns: Turn[], met: string[]): { rest: string; turns: Turn[] }[] =>
    isLasting(knowledge, state)
      ? [{ rest: state, turns }]
      : (knowledge.states.get(state)?.turns ?? [])
          .filter(({ to }) => !met.includes(to))
          .flatMap((turn) => follow(turn.to, [...turns, turn], [...met, turn.to]))
  return follow(from, [], [from]).sort(
    (one, other) => failures(one.turns) - failures(other.turns) || one.turns.length - other.turns.length,
  )
}
