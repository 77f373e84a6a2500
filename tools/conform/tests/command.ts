import { createSandbox } from '../../../sandbox/app'
import { operationOf as idOf } from '../../../tests/heldAnswers'
import { conform } from '../conform'
import { operationOf } from '../operations'
import type { Fetch } from '../send'

export const now = new Date(2026, 10, 20, 10)
/** Another hour than that of any call in a listing, which no report may tell. */
const askedAt = new Date(2026, 10, 20, 3, 21)
export const newSandbox = () => createSandbox({ now })

export const login = (username: string, password = 'Portal2026') => ({
  CONFORM_USERNAME: username,
  CONFORM_PASSWORD: password,
})
export const everyday = login('everyday')

interface Start {
  fetch?: Fetch
  args?: string[]
  environment?: Record<string, string>
}

/** Runs the whole command against a provider, the sandbox unless one is given, and reports in full. */
export async function run({ fetch = newSandbox().fetch, args = ['--full'], environment = everyday }: Start) {
  const allArgs = ['--origin', 'https://api.test', ...args]
  const { exitCode, text } = await conform({ args: allArgs, environment, fetch, now: askedAt })
  return { exitCode, text, summary: text.split('\n').at(-1) ?? '' }
}

/** The verdict in the row of an operation. */
export function verdictOf(text: string, operation: string): string {
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.find(([, name]) => name === operation)?.[2] ?? 'not asked'
}

type Write = (value: unknown) => unknown
export type Answer = () => Response | Promise<Response>
/** Another answer, or changes of values by path: `[].remaining`. */
type Deviation = Answer | Record<string, Write>

/** Writes every value at a path otherwise; `undefined` leaves the field out. */
function changed(value: unknown, [step, ...rest]: string[], write: Write): unknown {
  if (step === undefined) return write(value)
  if (step === '[]') return (value as unknown[]).map((entry) => changed(entry, rest, write))
  const { [step]: field, ...others } = value as Record<string, unknown>
  const now = changed(field, rest, write)
  return now === undefined ? others : { ...others, [step]: now }
}

/** A sandbox that deviates at some operations. */
export function deviating(deviations: Record<string, Deviation>): Fetch {
  const { fetch } = newSandbox()
  return async (request) => {
    const deviation = deviations[operationOf(idOf(request)).name]
    if (typeof deviation === 'function') return deviation()
    const response = await fetch(request)
    if (!deviation || response.status !== 200) return response
    const answer = Object.entries(deviation).reduce<unknown>(
      (before, [path, write]) => changed(before, path.match(/\[\]|[^.[\]]+/g) ?? [], write),
      await response.json(),
    )
    return Response.json(answer, { headers: response.headers })
  }
}

/** A value instead of the first one only. */
export function once(value: unknown): Write {
  let isWritten = false
  return (before) => {
    if (isWritten) return before
    isWritten = true
    return value
  }
}
