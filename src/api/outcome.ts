import { CallFailed } from './failure'
import type { Refusal } from './types'

/** What the provider said, as a value. A refusal carries the message to show and the messages for single fields. */
export type Outcome<Data> =
  | { accepted: true; code: string | undefined; data: Data }
  | { accepted: false; code: string; message: string; fields: Record<string, string[]> }

type Settled<Data> = { data?: Data; error?: unknown; response: Response }

const isRefusal = (data: unknown): data is Refusal =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string'

/**
 * Judges an answer by its code, whatever its status: a code that names a failure is a refusal.
 * Without a code, the status decides, and a failure that says nothing is no usable answer.
 */
export async function toOutcome<Data>(call: Promise<Settled<Data>>): Promise<Outcome<Data>> {
  const { data, error, response } = await call
  const said = data ?? error
  const code = isRefusal(said) ? said.code : undefined
  if (response.ok && data !== undefined && !code?.includes('FAILED')) return { accepted: true, code, data }
  if (!isRefusal(said)) throw new CallFailed('unreadable', response.url)
  return {
    accepted: false,
    code: said.code,
    message: said.message ?? '',
    fields: said.body?.validation_errors ?? {},
  }
}

/** What the portal cannot do without: its absence makes the answer unusable. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new CallFailed('unreadable', what)
  return value
}

/** The data of an accepted answer, where a refusal is as bad as no answer: all that is left is to try again. */
export async function accepted<Data>(call: Promise<Settled<Data>>): Promise<Data> {
  const answer = await toOutcome(call)
  if (answer.accepted) return answer.data
  throw new CallFailed('refused', answer.code)
}
