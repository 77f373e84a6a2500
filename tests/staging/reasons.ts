import type { Node } from '../../tools/paths/graph'
import type { OwnProvider } from '../paths/screens/ownProvider'
import { type Act, actStep, type Knowledge, stateOf, type Turn, turnStep } from './knowledge'
import { forbids, type Stem } from './policy'

const needsFailure: Record<Exclude<Turn['kind'], 'done'>, string> = {
  error: 'needs a provider that fails',
  after: 'needs a provider that does not answer in time',
}
const needsHeld = 'needs answers that can be held back'
const otherwise = 'the provider answered otherwise'

/** A machine as it is walked. */
export interface Walked {
  stem: Stem
  knowledge: Knowledge
  own: OwnProvider
  /** The events that may change or charge something, by name. */
  allow: readonly string[]
}

/**
 * Whether an event is brought about as soon as may be, put off to the end, left until nothing else is to be done where it
 * leads away from, or left out.
 */
export type Order = 'soon' | 'last' | 'leaving' | 'never'

/** A form that lacks something stays with the portal, whoever presses its button. */
const staysHere = ({ knowledge }: Walked, act: Act, nodes: readonly Node[]) =>
  knowledge
    .nextAfter(act, nodes)
    .every(({ moment, to }) => moment.calls.length === 0 && knowledge.isLasting(stateOf(to)))

/** Why an event must not or cannot be brought about in a state; `undefined` where it may be tried. */
function reasonAgainst(walked: Walked, state: string, act: Act, nodes: readonly Node[]): string | undefined {
  const { stem, knowledge, own, allow } = walked
  const { type } = act.event
  if (!knowledge.isLasting(state)) return needsHeld
  const reason = own.cannot?.[type]
  if (reason) return reason
  return staysHere(walked, act, nodes) ? undefined : forbids(allow, `${stem}/${type}`)
}

/**
 * What changes or charges comes last: nothing is left to be seen that it could take away. Without situations, it is told
 * for all that the state can be in.
 */
export function orderOf(
  walked: Walked,
  state: string,
  act: Act,
  nodes = walked.knowledge.nodesIn(state),
): Order {
  if (reasonAgainst(walked, state, act, nodes)) return 'never'
  if (walked.own.leaving?.includes(act.event.type)) return 'leaving'
  if (staysHere(walked, act, nodes)) return 'soon'
  return forbids([], `${walked.stem}/${act.event.type}`) ? 'last' : 'soon'
}

/** What a walk has seen: states, and steps by the names that `actStep` and `turnStep` give them. */
export interface Seen {
  states: ReadonlySet<string>
  steps: ReadonlySet<string>
  /** What turned out to be impossible when it was tried, by step. */
  impossible: ReadonlyMap<string, string>
}

/** A step that was not walked, with the reason. */
export interface OpenStep {
  step: string
  why: string
}

/** How many steps the golden paths know, and those of them that were not walked. */
export function openSteps(walked: Walked, seen: Seen): { known: number; open: OpenStep[] } {
  const { knowledge, own } = walked

  function whyNoTurn(from: string, turn: Turn, met: readonly string[]): string {
    const reason = own.cannot?.[turn.label]
    if (reason) return reason
    if (turn.kind !== 'done') return needsFailure[turn.kind]
    return seen.states.has(from) ? (own.takes?.[turn.to] ?? otherwise) : whyNotReached(from, met)
  }

  function whyNoAct(from: string, act: Act, met: readonly string[]): string {
    const tried = seen.impossible.get(actStep(from, act.label))
    const reason = tried ?? reasonAgainst(walked, from, act, knowledge.nodesIn(from))
    if (reason) return reason
    return seen.states.has(from) ? 'the walk ended before it' : whyNotReached(from, met)
  }

  const steps = [...knowledge.states].flatMap(([from, { acts, turns }]) => [
    ...[...acts.values()].map((act) => ({
      ...{ from, step: actStep(from, act.label) },
      leadsTo: (state: string) =>
        knowledge.nextAfter(act, knowledge.nodesIn(from)).some(({ to }) => stateOf(to) === state),
      why: (met: readonly string[]) => whyNoAct(from, act, met),
    })),
    ...turns.map((turn) => ({
      ...{ from, step: turnStep(from, turn) },
      leadsTo: (state: string) => turn.to === state,
      why: (met: readonly string[]) => whyNoTurn(from, turn, met),
    })),
  ])

  /** Why a state was not reached, by what leads to it: first what the tester can change. */
  function whyNotReached(state: string, met: readonly string[]): string {
    if (met.includes(state)) return otherwise
    const reasons = steps
      .filter(({ from, leadsTo }) => from !== state && leadsTo(state))
      .map(({ why }) => why([...met, state]))
    const weightOf = (reason: string) =>
      Number(reason.startsWith('needs a provider')) + Number(reason === needsHeld)
    return reasons.sort((one, other) => weightOf(one) - weightOf(other))[0] ?? otherwise
  }

  const open = steps.filter(({ step }) => !seen.steps.has(step))
  return { known: steps.length, open: open.map(({ step, why }) => ({ step, why: why([]) })) }
}
