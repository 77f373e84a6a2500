import type { Node } from '../../tools/paths/graph'
import type { OwnProvider } from '../paths/screens/ownProvider'
import type { Order } from './chooser'
import type { Stem } from './effects'
import { type Act, actStep, isLasting, type Knowledge, stateOf, type Turn } from './knowledge'
import { type Policy, policyOf } from './policy'

const needsFailure: Record<Exclude<Turn['kind'], 'done'>, string> = {
  error: 'needs a provider that fails',
  after: 'needs a provider that does not answer in time',
}
const needsHeld = 'needs answers that can be held back'
const otherwise = 'the provider answered otherwise'

interface Walked {
  stem: Stem
  knowledge: Knowledge
  own: OwnProvider
  policy: Policy
}

/** A form that lacks something stays with the portal, whoever presses its button. */
const staysHere = ({ knowledge }: Walked, act: Act, nodes: readonly Node[]) =>
  knowledge
    .nextAfter(act, nodes)
    .every(({ moment, to }) => moment.calls.length === 0 && isLasting(knowledge, stateOf(to)))

const allIn = ({ knowledge }: Walked, state: string): readonly Node[] =>
  knowledge.states.get(state)?.nodes ?? []

/** Why an event must not or cannot be brought about in a state; `undefined` where it may be tried. */
function reasonAgainst(
  walked: Walked,
  state: string,
  act: Act,
  nodes = allIn(walked, state),
): string | undefined {
  const { stem, knowledge, own, policy } = walked
  const { type } = act.event
  if (!isLasting(knowledge, state)) return needsHeld
  const reason = own.cannot?.[type]
  if (reason) return reason
  return staysHere(walked, act, nodes) ? undefined : policy.forbids(`${stem}/${type}`)
}

/**
 * What changes or charges comes last: nothing is left to be seen that it could take away. Without situations, it is told
 * for all that the state can be in.
 */
export function orderOf(walked: Walked, state: string, act: Act, nodes?: readonly Node[]): Order {
  if (reasonAgainst(walked, state, act, nodes)) return 'never'
  if (walked.own.leaving?.includes(act.event.type)) return 'leaving'
  if (staysHere(walked, act, nodes ?? allIn(walked, state))) return 'soon'
  const mustBeAllowed = policyOf([]).forbids(`${walked.stem}/${act.event.type}`) !== undefined
  return mustBeAllowed ? 'last' : 'soon'
}

/** What a walk has seen: states, and steps by the names that `actStep` and `turnStep` give them. */
export interface Seen {
  states: ReadonlySet<string>
  steps: ReadonlySet<string>
  /** What turned out to be impossible when it was tried, by step. */
  impossible: ReadonlyMap<string, string>
}

export const turnStep = (from: string, { label, to }: Turn) => `${from} → ${label} → ${to}`

export interface OpenStep {
  step: string
  why: string
}

/** Every step that the golden paths know. */
export const stepsOf = ({ states }: Knowledge): string[] =>
  [...states].flatMap(([from, { acts, turns }]) => [
    ...[...acts.keys()].map((label) => actStep(from, label)),
    ...turns.map((turn) => turnStep(from, turn)),
  ])

/** The steps that were not walked, each with the reason. */
export function openSteps(walked: Walked, seen: Seen): OpenStep[] {
  const { knowledge, own } = walked
  const known = [...knowledge.states]

  const leadsTo = (from: string, act: Act, state: string) =>
    knowledge.nextAfter(act, allIn(walked, from)).some(({ to }) => stateOf(to) === state)

  /** Why a state was not reached, by what leads to it: first what the tester can change. */
  function whyNotReached(state: string, met: readonly string[] = []): string {
    if (met.includes(state)) return otherwise
    const reasons = known.flatMap(([from, { acts, turns }]) => [
      ...turns
        .filter(({ to }) => to === state && from !== state)
        .map((turn) => whyNoTurn(from, turn, [...met, state])),
      ...[...acts.values()]
        .filter((act) => from !== state && leadsTo(from, act, state))
        .map((act) => whyNoAct(from, act, [...met, state])),
    ])
    const byWeight = (reason: string) =>
      Number(reason.startsWith('needs a provider')) + Number(reason === needsHeld)
    return reasons.sort((one, other) => byWeight(one) - byWeight(other))[0] ?? otherwise
  }

  function whyNoTurn(from: string, turn: Turn, met: readonly string[]): string {
    const reason = own.cannot?.[turn.label]
    if (reason) return reason
    if (turn.kind !== 'done') return needsFailure[turn.kind]
    return seen.states.has(from) ? (own.takes?.[turn.to] ?? otherwise) : whyNotReached(from, met)
  }

  function whyNoAct(from: string, act: Act, met: readonly string[]): string {
    const reason = seen.impossible.get(actStep(from, act.label)) ?? reasonAgainst(walked, from, act)
    if (reason) return reason
    return seen.states.has(from) ? 'the walk ended before it' : whyNotReached(from, met)
  }

  return known
    .flatMap(([from, { acts, turns }]) => [
      ...[...acts.values()].map((act) => ({
        step: actStep(from, act.label),
        why: () => whyNoAct(from, act, []),
      })),
      ...turns.map((turn) => ({ step: turnStep(from, turn), why: () => whyNoTurn(from, turn, []) })),
    ])
    .filter(({ step }) => !seen.steps.has(step))
    .map(({ step, why }) => ({ step, why: why() }))
}
