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

export type NamedStep = Pick<GoldenStep, 'label' | 'value'>

/** `loading → error(loadTariffs) → failed`; a state that stays is not named again. */
export function pathText(first: StateValue, steps: readonly NamedStep[]): string {
  const states = [first, ...steps.map(({ value }) => value)].map(stateName)
  const parts = steps.flatMap(({ label }, index) =>
    states[index] === states[index + 1] ? [label] : [label, states[index + 1]],
  )
  return [states[0], ...parts].join(' → ')
}

/**
 * The way in at most `maxLength` characters: of a long one its last steps, which no path before it walked, as in
 * `… → failed → load.retry → loading`. Here an answer needs no more than its port and its case.
 */
export function shortPathText(first: StateValue, steps: readonly NamedStep[], maxLength: number): string {
  const briefSteps = steps.map(({ label, value }) => ({ label: label.replace(/^done\((.*)\)/, '$1'), value }))
  const endings = briefSteps.map(({ value }, index) => `… → ${pathText(value, briefSteps.slice(index + 1))}`)
  const last = briefSteps.at(-1)
  const lastStep = last ? `… → ${last.label} → ${stateName(last.value)}` : ''
  const candidates = [pathText(first, briefSteps), ...endings.slice(0, -1), lastStep, ...endings.slice(-1)]
  return candidates.find(({ length }) => length <= maxLength) ?? `${lastStep.slice(0, maxLength - 1)}…`
}

const MAX_LIST_LENGTH = 40

/** The ignored events at the end of a way: by name if that is short. */
export function ignoredEventsText(labels: readonly string[]): string {
  const list = ` ignores ${labels.join(', ')}`
  return labels.length === 1 || list.length <= MAX_LIST_LENGTH ? list : ` ignores ${labels.length} events`
}

export type NamedPath = Pick<GoldenPath, 'requirements' | 'name' | 'start'>

/** Longer test titles are hard to read. */
const MAX_TITLE_LENGTH = 100

/** How long the name of a path may be. */
export const maxNameLength = (path: Omit<NamedPath, 'name'>) =>
  MAX_TITLE_LENGTH - pathTitle({ ...path, name: '' }).length

/** The title of a path's test: what it shows, the way it goes, and from where; other starts can go the same way. */
export const pathTitle = ({ requirements, name, start }: NamedPath) =>
  `${requirements.length > 0 ? `${requirements.join(' ')}: ` : ''}${name} (${start})`
