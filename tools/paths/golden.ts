import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PathEvent } from './alphabet'
import type { Moment } from './moment'

/** A step as frozen: the event and what can be seen right after it. */
interface GoldenStep extends Moment {
  /** The event in words. */
  label: string
  event: PathEvent
}

export interface GoldenStart extends Moment {
  input?: unknown
}

export interface GoldenPath {
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

/** In a file a moment holds what differs from the moment before; what is empty is left out. */
interface PackedMoment extends Partial<Omit<Moment, 'value'>>, Pick<Moment, 'value'> {
  /** Fields of the context that are gone. */
  cleared?: string[]
}

/** A step names its event by its label. */
type PackedStep = PackedMoment & { event: string }

interface PackedGolden {
  machine: string
  starts: Record<string, PackedMoment & { input?: unknown }>
  events: Record<string, PathEvent>
  paths: (Omit<GoldenPath, 'steps'> & { steps: PackedStep[] })[]
}

const fileOf = (stem: string) => join('tests/paths/golden', `${stem}.json`)

function pack(moment: Moment, before: Record<string, unknown>): PackedMoment {
  const { value, status, tags, context, output, calls, emitted } = moment
  const changed = Object.entries(context).filter(
    ([key, field]) => JSON.stringify(field) !== JSON.stringify(before[key]),
  )
  const cleared = Object.keys(before).filter((key) => !(key in context))
  return {
    value,
    ...(status !== 'active' && { status }),
    ...(tags.length > 0 && { tags }),
    ...(changed.length > 0 && { context: Object.fromEntries(changed) }),
    ...(cleared.length > 0 && { cleared }),
    ...(output !== undefined && { output }),
    ...(calls.length > 0 && { calls }),
    ...(emitted.length > 0 && { emitted }),
  }
}

function unpack(packed: PackedMoment, before: Record<string, unknown>): Moment {
  const {
    value,
    status = 'active',
    tags = [],
    context,
    cleared = [],
    output,
    calls = [],
    emitted = [],
  } = packed
  const kept = Object.entries(before).filter(([key]) => !cleared.includes(key))
  return {
    value,
    status,
    tags,
    context: { ...Object.fromEntries(kept), ...context },
    ...(output !== undefined && { output }),
    calls,
    emitted,
  }
}

export const readGolden = (stem: string): Golden => parseGolden(readFileSync(fileOf(stem), 'utf8'))

export function parseGolden(text: string): Golden {
  const packed: PackedGolden = JSON.parse(text)
  const starts = Object.fromEntries(
    Object.entries(packed.starts).map(([name, start]) => [
      name,
      { ...unpack(start, {}), ...('input' in start && { input: start.input }) },
    ]),
  )
  const paths = packed.paths.map((path) => {
    let before = starts[path.start]?.context ?? {}
    const steps = path.steps.map((step) => {
      const moment = unpack(step, before)
      before = moment.context
      return { label: step.event, event: eventNamed(packed, step.event), ...moment }
    })
    return { ...path, steps }
  })
  return { machine: packed.machine, starts, paths }
}

function eventNamed({ machine, events }: PackedGolden, label: string): PathEvent {
  const event = events[label]
  if (!event) throw new Error(`the golden file of ${machine} has no event ${label}`)
  return event
}

/** Writes one step a line, so that a change of behaviour is a change of few lines. */
export function goldenText({ machine, starts, paths }: Golden): string {
  const line = JSON.stringify
  const startLines = Object.entries(starts).map(
    ([name, { input, ...moment }]) => `    ${line(name)}: ${line({ input, ...pack(moment, {}) })}`,
  )
  const events = new Map(paths.flatMap(({ steps }) => steps.map(({ label, event }) => [label, event])))
  const eventLines = [...events].map(([label, event]) => `    ${line(label)}: ${line(event)}`)
  const pathBlocks = paths.map(({ name, requirements, start, steps }) => {
    let before = starts[start]?.context ?? {}
    const stepLines = steps.map(({ label, event: _, ...moment }) => {
      const packed = { event: label, ...pack(moment, before) }
      before = moment.context
      return `        ${line(packed)}`
    })
    return `    {
      "name": ${line(name)},
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
${startLines.join(',\n')}
  },
  "events": {
${eventLines.join(',\n')}
  },
  "paths": [
${pathBlocks.join(',\n')}
  ]
}
`
}

export const writeGolden = (stem: string, golden: Golden) => writeFileSync(fileOf(stem), goldenText(golden))
