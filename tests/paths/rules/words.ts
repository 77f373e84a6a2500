import { kindOfPort, type PortKind } from '../../../scripts/machine-rules/kindOfPort'
import { beginsAttempt as tagsBeginAttempt } from '../../../src/app/listener'
import { type Alphabet, kindOf } from '../../../tools/paths/alphabet'
import type { Passage } from '../../../tools/paths/graph'
import { stateName } from '../../../tools/paths/names'
import { invokesOf } from '../../../tools/paths/nodes'
import type { Check, Condition, Rule } from '../../../tools/paths/rules'

type Data = Readonly<Record<string, unknown>>

/** The event; the start is one with the input as its data. */
export const eventOf = (passage: Passage): Data & { type: string } =>
  'event' in passage ? passage.event : { ...Object(passage.input), type: 'xstate.init' }

const isOfKind = (passage: Passage, ...kinds: string[]) =>
  'event' in passage && kinds.includes(kindOf(passage.event.type).kind)

export function not(condition: Condition): Condition {
  return (passage) => !condition(passage)
}

export function every(...conditions: Condition[]): Condition {
  return (passage) => conditions.every((condition) => condition(passage))
}

/** Whether the machine takes one of these events, and does not ignore it. */
export function takes(...types: string[]): Condition {
  return (passage) => types.includes(eventOf(passage).type)
}

export const starts = takes('xstate.init')

export function takesCustomerEvent({ systemEvents = [] }: Alphabet): Condition {
  return (passage) => isOfKind(passage, 'outside') && !takes(...systemEvents)(passage)
}

export function isIn(...states: string[]): Condition {
  return ({ moment }) => states.some((state) => `${stateName(moment.value)}.`.startsWith(`${state}.`))
}

export function isTagged(...tags: string[]): Condition {
  return ({ moment }) => tags.some((tag) => moment.tags.includes(tag))
}

/** Whether the situation before the event had one of these tags. */
export function wasTagged(...tags: string[]): Condition {
  return (passage) => 'from' in passage && tags.some((tag) => passage.from.situation.snapshot.tags.has(tag))
}

export function announces(...types: string[]): Condition {
  return ({ moment }) => moment.emitted.some(({ type }) => types.includes(type))
}

/** Whether one of these ports gets an input. */
export function calls(ports: readonly string[], isMeant = (_input: Data) => true): Condition {
  return ({ moment }) =>
    moment.calls.some(({ port, input }) => ports.includes(port) && isMeant(Object(input)))
}

/** Whether the portal removes the error of the last attempt. */
export const beginsAttempt: Condition = (passage) =>
  'from' in passage && tagsBeginAttempt(passage.from.situation.snapshot.tags, new Set(passage.moment.tags))

/** Whether a port answers with one of these outcomes. */
export function answers(...outcomes: string[]): Condition {
  return (passage) => isOfKind(passage, 'done') && outcomes.includes(Object(eventOf(passage).output).outcome)
}

/** Whether a call of one of these ports runs until the event. */
export function run({ machine }: Alphabet, ports: readonly string[]): Condition {
  const ids = invokesOf(machine.root).flatMap(({ id, port }) => (ports.includes(port) ? [id] : []))
  return (passage) => 'from' in passage && ids.some((id) => passage.from.situation.running.includes(id))
}

/** Whether a call of one of these ports fails or takes too long. */
export function isUnanswered(alphabet: Alphabet, ports: readonly string[]): Condition {
  const isWaiting: Condition = (passage) => 'to' in passage && passage.to.situation.running.length > 0
  return every(run(alphabet, ports), (passage) => isOfKind(passage, 'error', 'after'), not(isWaiting))
}

/** The data before the event. */
export const dataBefore = (passage: Passage): Data =>
  'from' in passage ? passage.from.situation.snapshot.context : {}

/** The ports of these kinds. A child asks nothing and gives no answer. */
export function portsOf({ machine }: Alphabet, ...kinds: PortKind[]): string[] {
  const isMeant = (port: string) => kinds.some((kind) => kind === kindOfPort(machine, port))
  return [...new Set(invokesOf(machine.root).map(({ port }) => port))].filter(isMeant)
}

/** The checks of a rule about some flows, by flow. */
export function only(checks: Readonly<Record<string, Check>>): Rule['checks'] {
  return ({ machine: { id } }) => (checks[id] ? [checks[id]] : [])
}
