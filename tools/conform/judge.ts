import type { Drift } from '../../src/api/reading/drift'
import { createAnswerReader } from '../../src/api/reading/readAnswer'
import { decodePdf } from '../../src/lib/savePdf'
import { printableCode } from './customerValues'
import { contentsOf } from './fields'
import type { Operation } from './operations'
import type { Answer } from './send'

/** What the provider should say to a call. */
export type Expected = 'accepted' | 'refused' | 'either'

/** What stands at a path of fields, if everything on the way there is an object. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      value,
    )

/** A plain value at a path, as it is sent; `null` where there is none. */
export function textAt(value: unknown, path: string): string | null {
  const found = valueAt(value, path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null
}

/** The entries of a list at a path; none where there is no list. */
export function listAt(value: unknown, path?: string): unknown[] {
  const found = path === undefined ? value : valueAt(value, path)
  return Array.isArray(found) ? found : []
}

type ReadAnswer = ReturnType<ReturnType<typeof createAnswerReader>>

function faultsOf({ id }: Operation, { sendFault }: Answer, read: ReadAnswer, expected: Expected): string[] {
  if (sendFault) return [sendFault]
  if (read.refusal) {
    if (expected === 'accepted') return [`It is refused (${printableCode(read.refusal.code)}).`]
    return read.refusal.code === '' ? ['It is refused without a code, and the portal goes by codes.'] : []
  }
  if (read.data === undefined) return ['The portal cannot read the answer.']
  if (expected === 'refused') return ['It is accepted, and must be refused.']
  const isPdf = id !== 'downloadPdf' || decodePdf(String(valueAt(read.data, 'body'))) !== null
  return isPdf ? [] : ['body is no PDF, written in base64.']
}

/** A bare list may come in the envelope of all other answers. */
function contentOf({ answer }: Operation, json: unknown): unknown {
  const isEnveloped = typeof json === 'object' && json !== null && !Array.isArray(json) && 'body' in json
  return answer.kind === 'list' && isEnveloped ? json.body : json
}

export type Judgement = ReturnType<typeof judge>

/** Reads an answer as the portal does, and notes all that it meets on the way. `data` and code may hold values. */
export function judge(
  operation: Operation,
  answer: Answer,
  expected: Expected,
  printableName: (name: string) => string,
) {
  const { json, status } = answer
  const drifts: Drift[] = []
  const readAnswer = createAnswerReader((drift) => drifts.push(drift))
  const read = readAnswer(operation.name, { said: json, status: status ?? 0 })
  const contents = (content: unknown) => contentsOf(operation.answer, content, printableName)
  /** Why the portal cannot use the answer. */
  const faults = faultsOf(operation, answer, read, expected)
  return {
    ...{ drifts, faults, data: faults.length === 0 ? read.data : undefined },
    refusalCode: read.refusal?.code ?? null,
    /** Whether the answer says that there is no such thing. */
    isMissing: status === 404 || /(^|_)NOT_?FOUND$/i.test(read.refusal?.code ?? ''),
    contents: read.refusal ? null : contents(contentOf(operation, json)),
    /** How many usable entries each list has. */
    usable: contents(read.data).entries,
  }
}
