import { createSandbox } from '../../../sandbox/app'
import { operationOf as idOf } from '../../../sandbox/deferredAnswers'
import { conform } from '../conform'
import { operationOf } from '../operations'
import type { Fetch } from '../send'

export const now = new Date(2026, 10, 20, 10)
/** Another hour than that of any call in a listing, which no report may tell. */
const reportTime = new Date(2026, 10, 20, 3, 21)
export const newSandbox = () => createSandbox({ now })

export const login = (name: string, password = 'Portal2026') => ({
  ...{ CONFORM_USERNAME: name, CONFORM_PASSWORD: password },
})
export const everyday = login('everyday')

type RunOptions = { fetch?: Fetch; args?: string[]; env?: Record<string, string> }

/** Runs the whole command against a provider, the sandbox unless one is given, and reports in full. */
export async function run({ fetch = newSandbox().fetch, args = ['--full'], env = everyday }: RunOptions) {
  const allArgs = ['--origin', 'https://api.test', ...args]
  const { exitCode, text } = await conform({ args: allArgs, environment: env, fetch, now: reportTime })
  return { exitCode, text, summary: text.split('\n').at(-1) ?? '' }
}

/** The verdict in the row of an operation. */
export function verdictOf(text: string, operation: string): string {
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.find(([, name]) => name === operation)?.[2] ?? 'not called'
}

type Transform = (value: unknown) => unknown
export type Answer = () => Response | Promise<Response>
/** Another answer, or changes of values by path: `[].remaining`. */
type Deviation = Answer | Record<string, Transform>

/** Writes every value at a path otherwise; `undefined` leaves the field out. */
function changeAtPath(value: unknown, [step, ...rest]: string[], write: Transform): unknown {
  if (step === undefined) return write(value)
  if (step === '[]') return (value as unknown[]).map((entry) => changeAtPath(entry, rest, write))
  const { [step]: field, ...others } = value as Record<string, unknown>
  const newValue = changeAtPath(field, rest, write)
  return newValue === undefined ? others : { ...others, [step]: newValue }
}

/** A sandbox that deviates at some operations. */
export function deviatingFetch(deviations: Record<string, Deviation>): Fetch {
  const { fetch } = newSandbox()
  return async (request) => {
    const deviation = deviations[operationOf(idOf(request)).name]
    if (typeof deviation === 'function') return deviation()
    const response = await fetch(request)
    if (!deviation || response.status !== 200) return response
    const answer = Object.entries(deviation).reduce<unknown>(
      (previous, [path, write]) => changeAtPath(previous, path.match(/\[\]|[^.[\]]+/g) ?? [], write),
      await response.json(),
    )
    return Response.json(answer, { headers: response.headers })
  }
}

/** A value instead of the first one only. */
export function replaceFirst(value: unknown): Transform {
  let isWritten = false
  return (original) => {
    if (isWritten) return original
    isWritten = true
    return value
  }
}
