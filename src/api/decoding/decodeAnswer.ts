import type { Refusal } from '../types'
import { answerShapes as shapes } from './answerShapes.gen'
import { createDecoders, type Decode, isNullish, isObject } from './decoder'
import type { OnDrift } from './drift'
import { decodeBoolean, decodeText } from './scalars'
import type { ObjectShape, Shape } from './shape'

/**
 * Milliseconds from which the browser's clock counts as wrong. Smaller differences are not corrected: the header has
 * only seconds, an answer may take 20 seconds, and servers differ by a minute or two.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/** The only form of the header that servers may send; `Date.parse` accepts nearly anything. */
const HTTP_DATE = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * How far the provider's clock is ahead of the browser's, by the `Date` header of a new answer;
 * 0 if they agree, `undefined` if the header is missing or not readable.
 */
export function clockOffset(date: string | null, now: number): number | undefined {
  if (date === null || !HTTP_DATE.test(date)) return undefined
  const offset = Date.parse(date) - now
  if (Number.isNaN(offset)) return undefined
  return Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : offset
}

/** An answer as the provider meant it; with neither data nor refusal, its meaning is unknown. */
export interface Answer {
  data?: unknown
  refusal?: Refusal
  /** The token of the call is not valid, or no longer. */
  refusesToken: boolean
  /** How far the provider's clock is ahead of the browser's, in milliseconds; `undefined` if unknown. */
  clockOffset?: number | undefined
}

interface RawAnswer {
  /** The body as JSON; `undefined` without a body. */
  json: unknown
  status: number
  hasToken?: boolean
  /** The `Date` header. */
  date?: string | null
}

const { shared, operations } = shapes
// The code is not required here: the rest of a refusal is useful without it.
const refusalShape: ObjectShape = { fields: (shared.Refusal as ObjectShape).fields }

const namesFailure = (code: string) =>
  /FAIL|ERROR|INVALID|DENIED|REJECT|REFUS/i.test(code) && !/(^|_)NO_?(FAIL|ERROR)/i.test(code)
const isName = (code: string) => /\p{L}/u.test(code)

/** Whether a failure is a refusal. Otherwise the provider may be broken, and the effect of the call is unknown. */
const isRefused = ({ code, message, body }: Refusal, status: number) =>
  isName(code) || (status < 500 && Boolean(code || message || body?.validation_errors))

/** An answer with the envelope of openapi.yaml, or without one that openapi.yaml does not have. */
function normalizeEnvelope(shape: Shape, json: unknown): unknown {
  if (typeof shape !== 'object') return json
  if ('list' in shape && isObject(json) && 'body' in json) return json.body ?? []
  return 'fields' in shape && shape.fields.body === 'text' && typeof json === 'string' ? { body: json } : json
}

const isFilled = (error: unknown) =>
  typeof error === 'object' && error !== null
    ? Object.keys(error).length > 0
    : Boolean(error) && decodeBoolean(error) !== false

/** Whether fields that openapi.yaml does not have contradict a success. They do not prove that nothing happened. */
const deniesSuccess = ({ success, ok, error, errors }: Record<string, unknown>) =>
  [success, ok].some((flag) => decodeBoolean(flag) === false) || isFilled(error) || isFilled(errors)

/**
 * If an answer may be only a code: one that says that a change is pending does not say that it is done. Without a code,
 * a read needs a body; that of a change, if any, must be an object.
 */
function isInconclusive(
  operation: string,
  shape: Shape | undefined,
  data: unknown,
  { body }: Record<string, unknown>,
): boolean {
  const mayBeOnlyCode = typeof shape === 'object' && 'fields' in shape && shape.fields.code === 'codeName'
  if (!mayBeOnlyCode || !isObject(data)) return false
  if (data.code) return operation.startsWith('POST') && /_PENDING$/i.test(String(data.code))
  return operation.startsWith('GET') ? !data.body : typeof (body ?? {}) !== 'object'
}

/** Decodes the answers of all operations, each by its shape from openapi.yaml. */
export function createAnswerDecoder(onDrift: OnDrift) {
  const createDecoder = createDecoders({ shared }, onDrift)
  const decoders = new Map<string, Decode>()

  function decoderOf(name: string, shape: Shape): Decode {
    const decoder = decoders.get(name) ?? createDecoder(name, shape)
    decoders.set(name, decoder)
    return decoder
  }

  const refusalOf = (operation: string, json: Record<string, unknown>): Refusal => ({
    code: '',
    ...(decoderOf(`${operation} (refusal)`, refusalShape)(json) as Partial<Refusal>),
  })

  /**
   * A code that names a failure is a refusal, whatever the status. Without such a code, the status decides. A bare
   * list may also come in the envelope of the other answers, and a document without one.
   */
  function classify(operation: string, json: unknown, status: number): Pick<Answer, 'data' | 'refusal'> {
    const shape = operations[operation]
    const envelope = isObject(json) ? json : {}
    const code = decodeText(envelope.code) ?? ''
    if (status >= 400 || namesFailure(code)) {
      const refusal = refusalOf(operation, envelope)
      return isRefused(refusal, status) ? { refusal } : {}
    }
    if (!isName(code) && deniesSuccess(envelope)) return {}
    // Without a body, a change is done, but a read is unusable.
    const isDone = status === 204 && operation.startsWith('POST')
    const content = isDone ? {} : shape && normalizeEnvelope(shape, json)
    const data = shape && content !== undefined ? decoderOf(operation, shape)(content) : undefined
    return isNullish(data) || isInconclusive(operation, shape, data, envelope) ? {} : { data }
  }

  return function decodeAnswer(
    operation: string,
    { json, status, hasToken = false, date = null }: RawAnswer,
  ): Answer {
    const result = classify(operation, json, status)
    const code = result.refusal?.code
    // A proxy in front of the provider sends only the status.
    const refusesToken =
      code && isName(code) ? code === 'REQUEST_FAILED_INVALID_TOKEN' : status === 401 && hasToken
    return { ...result, refusesToken, clockOffset: clockOffset(date, Date.now()) }
  }
}
