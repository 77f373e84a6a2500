import type { StateValue } from 'xstate'
import { type CaseEvent, kindOf } from './alphabet'
import type { GoldenPath, GoldenStep } from './golden'

/** `funds.prompting`; parallel regions are joined by `&`. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, child]) => [key, child === undefined ? '' : stateName(child)].filter(Boolean).join('.'))
    .join(' & ')
}

const longestPayload = 48

function payloadText(payload: unknown): string {
  if (payload === undefined || payload === null) return ''
  if (typeof payload !== 'object') return String(payload)
  const text = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')
  return text.length > longestPayload ? `${text.slice(0, longestPayload)}…` : text
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

export type NamedStep = Pick<GoldenStep, 'label' | 'value'>

/** `loading → error(loadTariffs) → failed`; a state that stays is not named again. */
export function wayName(first: StateValue, steps: readonly NamedStep[]): string {
  const states = [first, ...steps.map(({ value }) => value)].map(stateName)
  const parts = steps.flatMap(({ label }, index) =>
    states[index] === states[index + 1] ? [label] : [label, states[index + 1]],
  )
  return [states[0], ...parts].join(' → ')
}

/**
 * The way in at most `room` characters: of a long one its last steps, which no path before it walked, as in
 * `… → failed → load.retry → loading`. Here an answer needs no more than its port and its case.
 */
export function shortWayName(first: StateValue, steps: readonly NamedStep[], room: number): string {
  const brief = steps.map(({ label, value }) => ({ label: label.replace(/^done\((.*)\)/, '$1'), value }))
  const endings = brief.map(({ value }, index) => `… → ${wayName(value, brief.slice(index + 1))}`)
  const last = brief.at(-1)
  const lastStep = last ? `… → ${last.label} → ${stateName(last.value)}` : ''
  const ways = [wayName(first, brief), ...endings.slice(0, -1), lastStep, ...endings.slice(-1)]
  return ways.find(({ length }) => length <= room) ?? `${lastStep.slice(0, room - 1)}…`
}

const longestList = 40

/** The ignored events at the end of a way: by name if that is short. */
export function ignoresName(labels: readonly string[]): string {
  const named = ` ignores ${labels.join(', ')}`
  return labels.length === 1 || named.length <= longestList ? named : ` ignores ${labels.length} events`
}

export type NamedPath = Pick<GoldenPath, 'requirements' | 'name' | 'start'>

/** Longer test titles are hard to read. */
const longestTitle = 100

/** How long the name of a path may be. */
export const roomForName = (path: Omit<NamedPath, 'name'>) =>
  longestTitle - pathTitle({ ...path, name: '' }).length

/** The title of a path's test: what it shows, the way it goes, and from where; other starts can go the same way. */
export const pathTitle = ({ requirements, name, start }: NamedPath) =>
  `${requirements.length > 0 ? `${requirements.join(' ')}: ` : ''}${name} (${start})`
