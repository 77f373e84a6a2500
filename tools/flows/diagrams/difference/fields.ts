import type { FlowState, FlowTransition } from '../flow'
import { invokeInWords } from '../words'

/** Each aspect in which a thing can change, by its name. */
type Aspects<Part> = readonly [name: string, (part: Part) => string][]

const STATE: Aspects<FlowState> = [
  ['kind', ({ kind }) => kind],
  ['description', ({ description }) => description],
  ['beginning', ({ initial = '' }) => withoutFlow(initial)],
  ['invoke', ({ invokes }) => invokes.map(invokeInWords).join(', ')],
  ['entry', ({ entry }) => entry.join(', ')],
  ['exit', ({ exit }) => exit.join(', ')],
  ['requirements', ({ requirements }) => requirements.join(', ')],
]

const TRANSITION: Aspects<FlowTransition> = [
  ['target', ({ target = '' }) => withoutFlow(target)],
  ['guard', ({ guard = '' }) => guard],
  ['reenter', ({ reenters }) => String(reenters)],
  ['actions', ({ actions }) => actions.join(', ')],
  ['description', ({ description }) => description],
  ['requirements', ({ requirements }) => requirements.join(', ')],
]

const compared =
  <Part>(aspects: Aspects<Part>) =>
  (before: Part, after: Part): string[] =>
    aspects
      .map(([name, read]) => ({ name, was: read(before), is: read(after) }))
      .filter(({ was, is }) => was !== is)
      .map(({ name, was, is }) => `${name}: ${quoted(was)} → ${quoted(is)}`)

/** What changed of a state, in words. */
export const changesOfState = compared(STATE)
/** What changed of a transition, in words. */
export const changesOfTransition = compared(TRANSITION)

const quoted = (text: string): string => (text === '' ? 'none' : `“${text}”`)

export const withoutFlow = (id: string): string => id.slice(id.indexOf('.') + 1)

/** `loading → shown on loadTariffs answers [listIsThere]`. */
export const nameOfTransition = ({ source, target, event, guard }: FlowTransition): string =>
  [
    target ? `${withoutFlow(source)} → ${withoutFlow(target)}` : `in ${withoutFlow(source)}`,
    event === 'at once' || event.startsWith('after ') ? event : `on ${event}`,
    guard ? `[${guard}]` : '',
  ]
    .filter(Boolean)
    .join(' ')
