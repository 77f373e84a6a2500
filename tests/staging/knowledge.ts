import type { PathEvent } from '../paths/kit/alphabet'
import { kindOf } from '../paths/kit/alphabet'
import type { Golden } from '../paths/kit/golden'
import type { Moment } from '../paths/kit/moment'
import { stateName } from '../paths/kit/names'

/** An event of the customer, as the golden paths have it in one state. */
export interface Act {
  /** The event in words. */
  label: string
  event: PathEvent
  /** The moments that the paths see right after it: which of them comes may hang on what the paths keep in mind. */
  next: { before: Moment; after: Moment }[]
}

/** What else can come next: an answer, a call that breaks, a time limit. */
export interface Turn {
  /** `done(loadTariffs)`, without what was answered. */
  label: string
  kind: 'done' | 'error' | 'after'
  to: string
  /** The ports that are called then. */
  calls: string[]
  /** How long the machine waits for it, in milliseconds. */
  delay: number
}

export interface StateKnowledge {
  acts: Map<string, Act>
  turns: Turn[]
}

/** What the golden paths know of a machine, state by state. */
export interface Knowledge {
  starts: Record<string, Moment>
  states: Map<string, StateKnowledge>
}

export function knowledgeOf(golden: Golden): Knowledge {
  const states = new Map<string, StateKnowledge>()
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
    if (kind.kind === 'outside') {
      const act = acts.get(label) ?? { label, event, next: [] }
      act.next.push({ before, after })
      acts.set(label, act)
      return
    }
    const name = kind.kind === 'after' ? kind.delay : kind.port
    const calls = after.calls.map(({ port }) => port)
    const delay = Number(event.delay ?? 0)
    const turn = { label: `${kind.kind}(${name})`, kind: kind.kind, to, calls, delay }
    if (!turns.some((one) => one.label === turn.label && one.to === to)) turns.push(turn)
  }

  for (const { start, steps } of golden.paths) {
    let before: Moment | undefined = golden.starts[start]
    for (const step of steps) {
      if (before) learn(before, step)
      before = step
    }
  }
  return { starts: golden.starts, states }
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
