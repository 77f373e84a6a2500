import type { Refusal } from '../types'
import plans from './answers.gen.json'
import type { OnDrift } from './drift'
import type { AnswerPlans, ObjectPlan, Plan } from './plan'
import { createReaders, type Read } from './reader'

/** An answer as the provider meant it; `undefined` when nobody can say what it meant. */
export type Answer = { data?: unknown; refusal?: Refusal } | undefined

interface Said {
  /** The body as JSON; `undefined` where there is none. */
  said: unknown
  status: number
}

// A JSON import has wider types than the plans' own.
const { shared, operations } = plans as unknown as AnswerPlans
// Without the demand for a code: what else a refusal says is worth reading.
const refusalPlan: ObjectPlan = { fields: (shared.Refusal as ObjectPlan).fields }

const namesFailure = (code: string) => /FAIL|ERROR|INVALID|DENIED|REJECT|REFUS/i.test(code)
const isName = (code: string) => /\p{L}/u.test(code)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a failure says enough to be a refusal: the provider itself may be out of order, and what it did is not known. */
const isRefused = ({ code, message, body }: Refusal, status: number) =>
  isName(code) || (status < 500 && Boolean(code || message || body?.validation_errors))

/** An answer with the envelope that openapi.yaml gives it, or without the one that it does not. */
function inItsEnvelope(plan: Plan, said: unknown): unknown {
  if (typeof plan !== 'object') return said
  if ('list' in plan && isObject(said) && 'body' in said) return said.body
  return 'fields' in plan && plan.fields.body === 'text' && typeof said === 'string' ? { body: said } : said
}

/** Where the code may be all that is said, an answer without it must not be about something else, and a read say something. */
function leavesOpen(operation: string, plan: Plan, data: object, { body }: Record<string, unknown>): boolean {
  const mayBeCodeAlone = typeof plan === 'object' && 'fields' in plan && plan.fields.code === 'codeName'
  if (!mayBeCodeAlone || 'code' in data) return false
  return operation.startsWith('GET') ? !('body' in data) : typeof (body ?? {}) !== 'object'
}

/** Reads the answers of all operations, each as the plan made from openapi.yaml says. */
export function createAnswerReader(onDrift: OnDrift) {
  const answers = createReaders({ shared }, onDrift)
  const readers = new Map<string, Read>()

  function readerOf(name: string, plan: Plan): Read {
    const known = readers.get(name) ?? answers(name, plan)
    readers.set(name, known)
    return known
  }

  const refusalOf = (operation: string, said: Record<string, unknown>): Refusal => ({
    code: '',
    ...(readerOf(`${operation} (refusal)`, refusalPlan)(said) as Partial<Refusal>),
  })

  /**
   * Judges by the code, whatever the status: one that names a failure is a refusal. Without such a code, the status
   * decides. A bare list may as well come in the envelope that all other answers have, and a document without one.
   */
  return function readAnswer(operation: string, { said, status }: Said): Answer {
    const plan = operations[operation]
    const envelope = isObject(said) ? said : {}
    if (status >= 400 || namesFailure(String(envelope.code ?? ''))) {
      const refusal = refusalOf(operation, envelope)
      return isRefused(refusal, status) ? { refusal } : undefined
    }
    if (!plan) return undefined
    const content = status === 204 ? {} : inItsEnvelope(plan, said)
    const data = content === undefined ? undefined : readerOf(operation, plan)(content)
    return data === undefined || data === null || leavesOpen(operation, plan, data, envelope)
      ? undefined
      : { data }
  }
}
