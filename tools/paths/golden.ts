import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PathEvent } from './cases'
import { pathName } from './names'
import type { ObservedSnapshot } from './observedSnapshot'

/** A golden step: the event and the visible state right after it. */
export interface GoldenStep extends ObservedSnapshot {
  /** The event in words. */
  label: string
  event: PathEvent
}

export interface GoldenStart extends ObservedSnapshot {
  input?: unknown
}

export interface GoldenPath {
  /** Computed from its place and its last step. */
  name: string
  /** Ids of the requirements that the states and transitions of this path carry. */
  requirements: string[]
  start: string
  steps: GoldenStep[]
}

/** The golden paths of a machine. */
export interface Golden {
  machine: string
  starts: Record<string, GoldenStart>
  paths: GoldenPath[]
}

/** In a file, a snapshot holds the differences from the one before; defaults are left out. */
interface PackedSnapshot extends Partial<Omit<ObservedSnapshot, 'value'>>, Pick<ObservedSnapshot, 'value'> {
  /** Removed fields of the context. */
  cleared?: string[]
}

interface PackedGolden {
  machine: string
  starts: Record<string, PackedSnapshot & { input?: unknown }>
  events: Record<string, PathEvent>
  /** A step refers to its event by label. */
  paths: (Omit<GoldenPath, 'name' | 'steps'> & { steps: (PackedSnapshot & { event: string })[] })[]
}

const fileOf = (stem: string) => join('tests/paths/golden', `${stem}.json`)

const DEFAULT_SNAPSHOT = { status: 'active', tags: [], calls: [], emitted: [] }
const DEFAULTS: Readonly<Record<string, unknown>> = { ...DEFAULT_SNAPSHOT, context: {}, cleared: [] }

function pack(
  { value, context, ...observed }: ObservedSnapshot,
  previous: ObservedSnapshot['context'],
): PackedSnapshot {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const changed = Object.entries(context).filter(([key, field]) => !isSame(field, previous[key]))
  const cleared = Object.keys(previous).filter((key) => !(key in context))
  const { status, tags, ...rest } = observed
  const fields = { status, tags, context: Object.fromEntries(changed), cleared, ...rest }
  return {
    value,
    ...Object.fromEntries(Object.entries(fields).filter(([name, field]) => !isSame(field, DEFAULTS[name]))),
  }
}

function unpack(
  { cleared = [], context, ...packed }: PackedSnapshot,
  previous: ObservedSnapshot['context'],
): ObservedSnapshot {
  const keptFields = Object.entries(previous).filter(([key]) => !cleared.includes(key))
  return { ...DEFAULT_SNAPSHOT, ...packed, context: { ...Object.fromEntries(keptFields), ...context } }
}

export const readGolden = (stem: string): Golden => parseGolden(readFileSync(fileOf(stem), 'utf8'))

export function parseGolden(text: string): Golden {
  const { machine, events, ...packed }: PackedGolden = JSON.parse(text)
  const starts: Golden['starts'] = Object.fromEntries(
    Object.entries(packed.starts).map(([name, start]) => [name, unpack(start, {})]),
  )
  const paths = packed.paths.map((path, index) => {
    let previous = starts[path.start]?.context ?? {}
    const steps = path.steps.map(({ event: label, ...step }) => {
      const event = events[label]
      if (!event) throw new Error(`the golden file of ${machine} has no event ${label}`)
      const observed = unpack(step, previous)
      previous = observed.context
      return { label, event, ...observed }
    })
    return { name: pathName(index, steps), ...path, steps }
  })
  return { machine, starts, paths }
}

/** Writes one step per line, so that a change of behaviour changes few lines. */
export function goldenText({ machine, starts, paths }: Golden): string {
  const line = JSON.stringify
  const lines = (entries: Iterable<readonly [string, unknown]>) =>
    [...entries].map(([name, value]) => `    ${line(name)}: ${line(value)}`).join(',\n')
  const startLines = Object.entries(starts).map(
    ([name, { input, ...observed }]) => [name, { input, ...pack(observed, {}) }] as const,
  )
  const events = paths.flatMap(({ steps }) => steps.map(({ label, event }) => [label, event] as const))
  const pathBlocks = paths.map(({ requirements, start, steps }) => {
    let previous = starts[start]?.context ?? {}
    const stepLines = steps.map(({ label, event: _, ...observed }) => {
      const packed = { event: label, ...pack(observed, previous) }
      previous = observed.context
      return `        ${line(packed)}`
    })
    return `    {
      "requirements": ${line(requirements)},
      "start": ${line(start)},
      "steps": [
${stepLines.join(',\n')}
      ]
    }`
  })
  return `{
  "machine": ${line(machine)},
  "starts": {
${lines(startLines)}
  },
  "events": {
${lines(new Map(events))}
  },
  "paths": [
${pathBlocks.join(',\n')}
  ]
}
`
}

export const writeGolden = (stem: string, golden: Golden) => writeFileSync(fileOf(stem), goldenText(golden))
