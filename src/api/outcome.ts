import { CallFailed } from './failure'
import type { Refusal } from './types'

/** What the provider said, as a value. A refusal carries the message to show and the messages for single fields. */
export type Outcome<Data> =
  | { accepted: true; code: string | undefined; data: Data }
  | { accepted: false; code: string; message: string; fields: Record<string, string[]> }

export type Refused = Extract<Outcome<unknown>, { accepted: false }>
/** The client says of an error only that there is one; it is a refusal as it was read. */
type Settled<Data> = { data?: Data; error?: unknown }

const codeOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'code' in data ? (data.code as string) : undefined

/** An answer that was read: a refusal, or what was asked for. */
export async function toOutcome<Data>(call: Promise<Settled<Data>>): Promise<Outcome<Data>> {
  const { data, error } = await call
  if (!error) return { accepted: true, code: codeOf(data), data: data as Data }
  const { code, message = '', body } = error as Refusal
  return { accepted: false, code, message, fields: body?.validation_errors ?? {} }
}

/** What a refusal says about a field: its first message, else the message for all, else that for any other field. */
export const messageFor = ({ fields, message }: Refused, field: string): string =>
  fields[field]?.[0] || message || Object.values(fields).flat()[0] || ''

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
