import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PathEvent } from './alphabet'
import type { Moment } from './moment'
import { pathName } from './names'

/** A frozen step: the event and the visible state right after it. */
export interface GoldenStep extends Moment {
  /** The event in words. */
  label: string
  event: PathEvent
}

export interface GoldenStart extends Moment {
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

/** The frozen behaviour of a machine. */
export interface Golden {
  machine: string
  starts: Record<string, GoldenStart>
  paths: GoldenPath[]
}

/** In a file, a moment holds the differences from the moment before; defaults are left out. */
interface PackedMoment extends Partial<Omit<Moment, 'value'>>, Pick<Moment, 'value'> {
  /** Removed fields of the context. */
  cleared?: string[]
}

interface PackedGolden {
  machine: string
  starts: Record<string, PackedMoment & { input?: unknown }>
  events: Record<string, PathEvent>
  /** A step refers to its event by label. */
  paths: (Omit<GoldenPath, 'name' | 'steps'> & { steps: (PackedMoment & { event: string })[] })[]
}

const fileOf = (stem: string) => join('tests/paths/golden', `${stem}.json`)

const DEFAULT_MOMENT = { status: 'active', tags: [], calls: [], emitted: [] }
const DEFAULTS: Readonly<Record<string, unknown>> = { ...DEFAULT_MOMENT, context: {}, cleared: [] }

function pack({ value, context, ...moment }: Moment, previous: Moment['context']): PackedMoment {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const changed = Object.entries(context).filter(([key, field]) => !isSame(field, previous[key]))
  const cleared = Object.keys(previous).filter((key) => !(key in context))
  const { status, tags, ...rest } = moment
  const fields = { status, tags, context: Object.fromEntries(changed), cleared, ...rest }
  return {
    value,
    ...Object.fromEntries(Object.entries(fields).filter(([name, field]) => !isSame(field, DEFAULTS[name]))),
  }
}

function unpack({ cleared = [], context, ...packed }: PackedMoment, previous: Moment['context']): Moment {
  const keptFields = Object.entries(previous).filter(([key]) => !cleared.includes(key))
  return { ...DEFAULT_MOMENT, ...packed, context: { ...Object.fromEntries(keptFields), ...context } }
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
      const moment = unpack(step, previous)
      previous = moment.context
      return { label, event, ...moment }
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
    ([name, { input, ...moment }]) => [name, { input, ...pack(moment, {}) }] as const,
  )
  const events = paths.flatMap(({ steps }) => steps.map(({ label, event }) => [label, event] as const))
  const pathBlocks = paths.map(({ requirements, start, steps }) => {
    let previous = starts[start]?.context ?? {}
    const stepLines = steps.map(({ label, event: _, ...moment }) => {
      const packed = { event: label, ...pack(moment, previous) }
      previous = moment.context
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
