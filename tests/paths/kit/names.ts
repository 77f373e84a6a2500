import type { StateValue } from 'xstate'
import { kindOf, type PathEvent } from './alphabet'

const longest = 48

/** `funds.prompting`; parallel regions are joined by `&`. */
export function stateName(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([key, child]) => {
      const inner = child === undefined ? '' : stateName(child)
      return inner ? `${key}.${inner}` : key
    })
    .join(' & ')
}

function payloadText(payload: unknown): string {
  if (payload === undefined || payload === null) return ''
  if (typeof payload !== 'object') return String(payload)
  const text = Object.entries(payload)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** `done(loadTariffs: count 3)`, `error(loadTariffs)`, `after(timeout)` or `terms.accept(plan S)`. */
export function eventLabel(event: PathEvent): string {
  const kind = kindOf(event.type)
  if (kind.kind === 'after') return `after(${kind.delay})`
  if (kind.kind === 'error') return `error(${kind.port})`
  const { type: _, output, ...fields } = event
  const payload = payloadText(kind.kind === 'done' ? output : fields)
  if (kind.kind === 'done') return payload ? `done(${kind.port}: ${payload})` : `done(${kind.port})`
  return payload ? `${event.type}(${payload})` : event.type
}

/** `loading → error(loadTariffs) → failed`; a state that stays is not named again. */
export function pathName(first: StateValue, steps: readonly { label: string; value: StateValue }[]): string {
  let at = stateName(first)
  const parts = [at]
  for (const { label, value } of steps) {
    parts.push(label)
    if (stateName(value) === at) continue
    at = stateName(value)
    parts.push(at)
  }
  return parts.join(' → ')
}

interface NamedPath {
  requirements: readonly string[]
  name: string
  start: string
}

/** The title of a path's test: what it shows, the way it goes, and from where; other starts can go the same way. */
export const pathTitle = ({ requirements, name, start }: NamedPath) =>
  `${requirements.length > 0 ? `${requirements.join(' ')}: ` : ''}${name} (${start})`
