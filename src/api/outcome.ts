import { CallFailed } from './failure'
import type { Refusal } from './types'

/** The provider's answer as a value. A refusal has the message to show and the messages for single fields. */
export type Outcome<Data> =
  | { accepted: true; code: string | undefined; data: Data }
  | { accepted: false; code: string; message: string; fields: Record<string, string[]> }

export type RefusedOutcome = Extract<Outcome<unknown>, { accepted: false }>
/** The client types an error as unknown; here it is a refusal that has been read. */
type ClientResult<Data> = { data?: Data; error?: unknown }

const codeOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'code' in data ? (data.code as string) : undefined

/** The outcome of a call whose answer was read: accepted or refused. */
export async function toOutcome<Data>(call: Promise<ClientResult<Data>>): Promise<Outcome<Data>> {
  const { data, error } = await call
  if (!error) return { accepted: true, code: codeOf(data), data: data as Data }
  const { code, message = '', body } = error as Refusal
  return { accepted: false, code, message, fields: body?.validation_errors ?? {} }
}

/** The message of a refusal for a field: the field's first, else the general one, else that of any other field. */
export const messageFor = ({ fields, message }: RefusedOutcome, field: string): string =>
  fields[field]?.[0] || message || Object.values(fields).flat()[0] || ''

/** A value that the portal requires: without it, the answer is unusable. */
export function requireValue<T>(value: T | null | undefined, subject: string): T {
  if (value === null || value === undefined) throw new CallFailed('unreadable', subject)
  return value
}

/** The data of an accepted answer, if a refusal is as bad as no answer: the customer can only retry. */
export async function requireAccepted<Data>(call: Promise<ClientResult<Data>>): Promise<Data> {
  const answer = await toOutcome(call)
  if (answer.accepted) return answer.data
  throw new CallFailed('refused', answer.code)
}
