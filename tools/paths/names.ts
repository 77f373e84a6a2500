import type { StateValue } from 'xstate'
import { type CaseEvent, kindOf } from './cases'

/** `funds.prompting`; parallel regions are joined by `&`. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, child]) => [key, child === undefined ? '' : stateName(child)].filter(Boolean).join('.'))
    .join(' & ')
}

const MAX_PAYLOAD_LENGTH = 48

function payloadText(payload: unknown): string {
  if (payload === undefined || payload === null) return ''
  if (typeof payload !== 'object') return String(payload)
  const text = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')
  return text.length > MAX_PAYLOAD_LENGTH ? `${text.slice(0, MAX_PAYLOAD_LENGTH)}…` : text
}

/** `done(loadTariffs: two tariffs)`, `error(loadTariffs)`, `after(timeout)` or `terms.accept(plan S)`. */
export function eventLabel({ case: special, ...event }: CaseEvent): string {
  const kind = kindOf(event.type)
  if (kind.kind === 'after') return `after(${kind.delay})`
  if (kind.kind === 'error') return `error(${kind.port})`
  const { type, output, ...fields } = event
  const payload = special ?? payloadText(kind.kind === 'done' ? output : fields)
  if (kind.kind === 'done') return `done(${[kind.port, payload].filter(Boolean).join(': ')})`
  return payload ? `${type}(${payload})` : type
}

/** The event of a step in words, and the state after it. */
export type NamedStep = { label: string; value: StateValue }

/** `loading → error(loadTariffs) → failed`; a state that stays is not named again. */
export function pathText(first: StateValue, steps: readonly NamedStep[]): string {
  const states = [first, ...steps.map(({ value }) => value)].map(stateName)
  const parts = steps.flatMap(({ label }, index) =>
    states[index] === states[index + 1] ? [label] : [label, states[index + 1]],
  )
  return [states[0], ...parts].join(' → ')
}

/** `path 3, which ends with load.retry → loading`; the number is its place in the golden file. */
export function pathName(index: number, steps: readonly NamedStep[]): string {
  const last = steps.at(-1)
  return `path ${index + 1}${last ? `, which ends with ${last.label} → ${stateName(last.value)}` : ''}`
}

type TitledPath = { requirements: string[]; name: string; start: string }

/** The title of a path's test: what it shows, its name, and where it starts. */
export const pathTitle = ({ requirements, name, start }: TitledPath) =>
  `${requirements.length > 0 ? `${requirements.join(' ')}: ` : ''}${name} (${start})`
