import { isDeepStrictEqual } from 'node:util'
import type { PathEvent } from './cases'
import type { Golden, GoldenPath, GoldenStart } from './golden'
import { stateName } from './names'
import type { ObservedSnapshot } from './observedSnapshot'

/** A walk in progress. `Seen` is what its system shows; for a screen that is less than the machine's snapshot. */
export interface LiveWalk<Seen = unknown> {
  /** Causes an event and waits until the system is idle again. */
  fire(event: PathEvent): Promise<void>
  /** The expected result of `observe` for this snapshot. Called before `observe`, which can then wait for a slow system. */
  expects(observed: ObservedSnapshot): Seen | Promise<Seen>
  observe(): Promise<Seen>
}

/** Starts a walk on a system: a bare actor, a screen in jsdom, the portal in a browser. */
export type StartWalk<Seen = unknown> = (start: GoldenStart) => Promise<LiveWalk<Seen>>

/** Walks one golden path and rejects at the first snapshot that differs from it. */
export async function runPath<Seen>(
  { starts }: Golden,
  { start: name, steps }: GoldenPath,
  startWalk: StartWalk<Seen>,
): Promise<void> {
  const start = starts[name]
  if (!start) throw new Error(`no start named ${name}`)
  const { input: _, ...observedStart } = start
  let place = 'start'
  async function reach(
    observed: ObservedSnapshot,
    act: () => Promise<LiveWalk<Seen>>,
  ): Promise<LiveWalk<Seen>> {
    const observe = async () => {
      const walk = await act()
      const expected = await walk.expects(observed)
      return { walk, expected, actual: await walk.observe() }
    }
    const { walk, actual, expected } = await observe().catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      throw failure(place, message.split('\n'), error)
    })
    if (!isDeepStrictEqual(actual, expected)) {
      const head = `another snapshot than ${stateName(observed.value)}`
      throw failure(place, [head, ...differences(actual, expected)])
    }
    place = stateName(observed.value)
    return walk
  }
  const walk = await reach(observedStart, () => startWalk(start))
  for (const { label, event, ...observed } of steps) {
    place += ` → ${label}`
    await reach(observed, async () => {
      await walk.fire(event)
      return walk
    })
  }
}

const MAX_LINES = 8

/**
 * `activating → done(activateTariff: refused): another snapshot than browsing`, and the differences. It does not name the
 * path: paths that fail in the same way have the same message, and Vitest prints it once.
 */
function failure(place: string, [first, ...rest]: string[], cause?: unknown): Error {
  const lines = rest.filter((line) => line.trim() !== '')
  const omitted = lines.length > MAX_LINES ? [`and ${lines.length - MAX_LINES} more`] : []
  const text = [
    `${place}: ${first}`,
    ...[...lines.slice(0, MAX_LINES), ...omitted].map((line) => `  ${line}`),
  ].join('\n')
  const error = new Error(text, cause === undefined ? {} : { cause })
  // The position in this file says nothing about the machine.
  error.stack = `Error: ${text}`
  return error
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const MAX_VALUE_LENGTH = 160
const formatValue = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text
}

/** The differences between seen and expected values, each with its place, such as `context.faults.phone`. */
function differences(actual: unknown, expected: unknown, place = ''): string[] {
  const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : -1)
  if (isObject(actual) && isObject(expected) && lengthOf(actual) === lengthOf(expected))
    return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((name) =>
      differences(actual[name], expected[name], place === '' ? name : `${place}.${name}`),
    )
  return isDeepStrictEqual(actual, expected)
    ? []
    : [`${place === '' ? '' : `${place}: `}expected ${formatValue(expected)}, saw ${formatValue(actual)}`]
}
