import { kindOfPort, type PortKind } from '../../../scripts/machine-rules/kindOfPort'
import { beginsAttempt as tagsBeginAttempt } from '../../../src/app/listener'
import { type Cases, kindOf, portAnswer, portFailure } from '../../../tools/paths/cases'
import type { Step } from '../../../tools/paths/graph'
import { stateName } from '../../../tools/paths/names'
import { invokesOf } from '../../../tools/paths/nodes'
import type { Check, Predicate, Rule } from '../../../tools/paths/rules'

type Data = Readonly<Record<string, unknown>>

/** The event; the start is one with the input as its data. */
export const eventOf = (step: Step): Data & { type: string } =>
  'event' in step ? step.event : { ...Object(step.input), type: 'xstate.init' }

const isOfKind = (step: Step, ...kinds: string[]) =>
  'event' in step && kinds.includes(kindOf(step.event.type).kind)

export function not(condition: Predicate): Predicate {
  return (step) => !condition(step)
}

export function every(...conditions: Predicate[]): Predicate {
  return (step) => conditions.every((condition) => condition(step))
}

export function either(...conditions: Predicate[]): Predicate {
  return (step) => conditions.some((condition) => condition(step))
}

/** Whether the machine takes one of these events, and does not ignore it. */
export function takes(...types: string[]): Predicate {
  return (step) => types.includes(eventOf(step).type)
}

export const starts = takes('xstate.init')

export function takesCustomerEvent({ systemEvents = [] }: Cases): Predicate {
  return (step) => isOfKind(step, 'outside') && !takes(...systemEvents)(step)
}

/** Of connected flows, the name of a state begins with that of its flow. */
export function isIn(...states: string[]): Predicate {
  return ({ observed }) =>
    stateName(observed.value)
      .split(' & ')
      .some((name) => states.some((state) => `${name}.`.startsWith(`${state}.`)))
}

export function isTagged(...tags: string[]): Predicate {
  return ({ observed }) => tags.some((tag) => observed.tags.includes(tag))
}

/** Whether the state before the event had one of these tags. */
export function wasTagged(...tags: string[]): Predicate {
  return (step) => 'from' in step && tags.some((tag) => step.from.fullState.snapshot.tags.has(tag))
}

export function announces(...types: string[]): Predicate {
  return ({ observed }) => observed.emitted.some(({ type }) => types.includes(type))
}

/** Whether one of these ports gets an input. */
export function calls(ports: readonly string[], isMeant = (_input: Data) => true): Predicate {
  return ({ observed }) =>
    observed.calls.some(({ port, input }) => ports.includes(port) && isMeant(Object(input)))
}

/** Whether the portal removes the error of the last attempt. */
export const beginsAttempt: Predicate = (step) =>
  'from' in step && tagsBeginAttempt(step.from.fullState.snapshot.tags, new Set(step.observed.tags))

/** Whether a port answers with one of these outcomes. */
export function answers(...outcomes: string[]): Predicate {
  return (step) => isOfKind(step, 'done') && outcomes.includes(Object(eventOf(step).output).outcome)
}

/** Whether a call of one of these ports runs until the event. */
export function run({ machine }: Cases, ports: readonly string[]): Predicate {
  const ids = invokesOf(machine.root).flatMap(({ id, port }) => (ports.includes(port) ? [id] : []))
  return (step) => 'from' in step && ids.some((id) => step.from.fullState.running.includes(id))
}

/** The events of calls that are answered or fail, by their invocations. */
export const endsOf = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => [portAnswer(id, null).type, portFailure(id).type])

/** Whether a call of one of these ports fails or takes too long. */
export function isUnanswered(cases: Cases, ports: readonly string[]): Predicate {
  const isWaiting: Predicate = (step) => 'to' in step && step.to.fullState.running.length > 0
  return every(run(cases, ports), (step) => isOfKind(step, 'error', 'after'), not(isWaiting))
}

/** The data before the event. */
export const dataBefore = (step: Step): Data => ('from' in step ? step.from.fullState.snapshot.context : {})

/** The ports of these kinds. A child asks nothing and gives no answer. */
export function portsOf({ machine }: Cases, ...kinds: PortKind[]): string[] {
  const isMeant = (port: string) => kinds.some((kind) => kind === kindOfPort(machine, port))
  return [...new Set(invokesOf(machine.root).map(({ port }) => port))].filter(isMeant)
}

/** The checks of a rule about some flows, by flow. */
export function only(checks: Readonly<Record<string, Check>>): Rule['checks'] {
  return ({ machine: { id } }) => (checks[id] ? [checks[id]] : [])
}
