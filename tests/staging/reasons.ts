import type { Node } from '../../tools/paths/graph'
import type { OwnProvider } from '../paths/screens/ownProvider'
import { type Act, actStep, type Knowledge, stateOf, turnStep } from './knowledge'
import { forbids, type Stem } from './policy'

/** A machine as it is walked. */
export interface Walked {
  stem: Stem
  knowledge: Knowledge
  own: OwnProvider
  /** The events that may change or charge something, by name. */
  allow: readonly string[]
}

/** A form that lacks something stays with the portal, whoever presses its button. */
const staysHere = ({ knowledge }: Walked, act: Act, nodes: readonly Node[]) =>
  knowledge
    .nextAfter(act, nodes)
    .every(({ moment, to }) => moment.calls.length === 0 && knowledge.isLasting(stateOf(to)))

/** Why an event must not or cannot be brought about in a state; `undefined` where it may be tried. */
function reasonAgainst(walked: Walked, state: string, act: Act, nodes: readonly Node[]): string | undefined {
  const { stem, knowledge, own, allow } = walked
  const { type } = act.event
  if (!knowledge.isLasting(state)) return 'needs answers that can be held back'
  return own.cannot?.[type] ?? (staysHere(walked, act, nodes) ? undefined : forbids(allow, `${stem}/${type}`))
}

/**
 * When an event is brought about. `last`: it changes or charges, and could take away what is still to be seen. `leaving`:
 * it leads away from where only a change leads to. Without situations, it is for all that the state can be in.
 */
export function orderOf(
  walked: Walked,
  state: string,
  act: Act,
  nodes = walked.knowledge.nodesIn(state),
): 'soon' | 'last' | 'leaving' | 'never' {
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

const needs = {
  error: 'needs a provider that fails',
  after: 'needs a provider that does not answer in time',
  done: undefined,
}

/** How many steps the golden paths know, and those of them that were not walked. */
export function openSteps(walked: Walked, seen: Seen): { known: number; open: OpenStep[] } {
  const { knowledge, own } = walked
  const steps = [...knowledge.states].flatMap(([from, { nodes, acts, turns }]) => {
    const inState = (reason: string) =>
      seen.states.has(from) ? reason : 'no walk came to the state before it'
    const ofActs = [...acts.values()].map((act) => {
      const step = actStep(from, act.label)
      const reason = seen.impossible.get(step) ?? reasonAgainst(walked, from, act, nodes)
      return { step, why: reason ?? inState('the walk ended before it') }
    })
    const ofTurns = turns.map((turn) => ({
      step: turnStep(from, turn),
      why:
        own.cannot?.[turn.label] ??
        needs[turn.kind] ??
        inState(own.takes?.[turn.to] ?? 'the provider answered otherwise'),
    }))
    return [...ofActs, ...ofTurns]
  })
  return { known: steps.length, open: steps.filter(({ step }) => !seen.steps.has(step)) }
}
