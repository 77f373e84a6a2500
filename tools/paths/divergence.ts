import { type Difference, differences } from './differences'
import type { Driver } from './driver'
import type { Golden, GoldenPath } from './golden'
import type { Moment } from './moment'
import { stateName } from './names'

const mostLines = 8

/** Where a walk is: after how many of its steps. */
export interface Place {
  golden: Golden
  path: GoldenPath
  /** 0 is the start. */
  step: number
}

const momentsOf = ({ golden, path }: Place): Moment[] => {
  const start = golden.starts[path.start]
  return start ? [start, ...path.steps] : path.steps
}

/** `step 5 of 9: done(activateTariff: insufficient funds)` */
const stepText = ({ path, step }: Place) =>
  `step ${step} of ${path.steps.length}: ${path.steps[step - 1]?.label ?? 'the start'}`

const stateAt = (place: Place, step: number) => {
  const moment = momentsOf(place)[step]
  return moment ? stateName(moment.value) : 'start'
}

/** Where the path was before the step: what the failures of many paths have in common. */
const stateBefore = (place: Place) => (place.step === 0 ? 'start' : stateAt(place, place.step - 1))

const titled = (text: string, cause?: unknown): Error => {
  const error = new Error(text, { cause })
  // Where in the kit it was thrown says nothing about the machine.
  error.stack = `Error: ${text}`
  return error
}

/** Says in one line where a walk left its path, then at which step, then what alone is different. */
export async function divergence<Seen>(
  place: Place,
  driver: Driver<Seen>,
  seen: Seen,
  expected: Seen,
): Promise<Error> {
  const found = differences(seen, expected)
  const wanted = stateAt(place, place.step)
  const state = await stateSeen(place, driver, seen, wanted)
  const other = state === wanted ? ` with other ${fieldsOf(found).join(', ')}` : ''
  const told = found.slice(0, mostLines).map(({ text }) => `  ${text}`)
  if (found.length === 0) told.push('  only in what is undefined on one side')
  if (found.length > told.length) told.push(`  and ${found.length - told.length} more`)
  const head = `${stateBefore(place)}: expected ${wanted}, saw ${state}${other}`
  return titled([head, stepText(place), ...told].join('\n'))
}

/** Says that an event of a path could not be brought about. */
export function impossible(place: Place, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  const [first = '', ...rest] = reason.split('\n')
  const head = `${stateBefore(place)}: cannot go on, ${first}`
  const told = rest.filter((line) => line.trim() !== '').slice(0, mostLines)
  return titled([head, stepText(place), ...told.map((line) => `  ${line}`)].join('\n'), error)
}

const fieldsOf = (found: readonly Difference[]) => {
  const fields = [...new Set(found.map(fieldOf))]
  return fields.length > 3 ? [...fields.slice(0, 3), '…'] : fields
}

const fieldOf = ({ place }: Difference) => place.split('.')[0] || 'value'

/**
 * The state of the machine that looks most like what is seen; a screen has no name for it. What is asked and told on the
 * way into a state is gone when the customer looks, so it does not count.
 */
async function stateSeen<Seen>(
  { golden }: Place,
  driver: Driver<Seen>,
  seen: Seen,
  wanted: string,
): Promise<string> {
  if (driver.stateOf) return driver.stateOf(seen)
  const lookOf = async (moment: Moment) =>
    Promise.resolve(driver.expects(moment)).catch((): undefined => undefined)
  const moments = [golden.starts, ...golden.paths.map(({ steps }) => steps)].flatMap((some) =>
    Object.values<Moment>(some),
  )
  const passing = new Set<string>()
  const looks = new Map<string, { state: string; look: Seen | undefined }>()
  for (const { value, status, tags, context, calls, emitted } of moments) {
    const lasting = { value, status, tags, context, calls: [], emitted: [] }
    const look = await lookOf(lasting)
    for (const other of differences(await lookOf({ ...lasting, calls, emitted }), look))
      passing.add(fieldOf(other))
    looks.set(JSON.stringify(lasting), { state: stateName(value), look })
  }
  const far = (look: Seen | undefined) =>
    differences(seen, look).filter((difference) => !passing.has(fieldOf(difference))).length
  const distances = [...looks.values()].map(({ state, look }) => ({ state, distance: far(look) }))
  const least = Math.min(...distances.map(({ distance }) => distance))
  const states = new Set(distances.flatMap(({ state, distance }) => (distance === least ? state : [])))
  // Where a screen does not tell the states apart, nothing speaks against the expected one.
  return states.has(wanted) ? wanted : [...states].slice(0, 2).join(' or ')
}

/** A divergence as it is read from the message of a failed test. */
export interface ToldDivergence {
  head: string
  /** The state that the path expected and the one that was seen, unless the walk could not go on at all. */
  expected?: string
  seen?: string
  step: number
  label: string
  details: string[]
}

/** Reads what `divergence` and `impossible` say; other messages are none. */
export function readDivergence(message: string): ToldDivergence | undefined {
  const [before = '', ...rest] = message.split('\n')
  const [, step, label] = /^step (\d+) of \d+: (.*)$/.exec(rest[0] ?? '') ?? []
  if (step === undefined || label === undefined) return undefined
  const end = rest.findIndex((line, index) => index > 0 && !/^ {2}(?! *at )/.test(line))
  const details = rest.slice(1, end === -1 ? undefined : end).map((line) => line.trim())
  const head = before.replace(/^Error: /, '')
  const { expected, seen } =
    /: expected (?<expected>.+), saw (?<seen>.+?)(?: with other .+)?$/.exec(head)?.groups ?? {}
  return { head, expected, seen, step: Number(step), label, details }
}
