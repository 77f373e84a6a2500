import type { Drift } from '../../src/api/reading/drift'
import { createAnswerReader } from '../../src/api/reading/readAnswer'
import { decodePdf } from '../../src/lib/savePdf'
import { type Contents, contentsOf, type NameField } from './contents'
import { printableCode } from './customerValues'
import { type DescribedOperation, nameOf, shared } from './plans'
import type { Heard } from './send'

/** What the provider should say to a call. */
export type Expected = 'accepted' | 'refused' | 'either'

/** An answer as the portal would take it. `data` and the code may hold values of the customer. */
export interface Judged {
  data?: unknown
  /** By which code it was refused, if it was. */
  refusalCode: string | null
  drifts: Drift[]
  contents: Contents | null
  /** How many usable entries each list has. */
  usable: Map<string, number>
  /** Why the portal cannot use the answer. */
  faults: string[]
}

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

function read(operation: DescribedOperation, { said, status }: Heard) {
  const drifts: Drift[] = []
  const readAnswer = createAnswerReader((drift) => drifts.push(drift))
  return { answer: readAnswer(nameOf(operation), { said, status: status ?? 0 }), drifts }
}

function faultsOf(
  operation: DescribedOperation,
  heard: Heard,
  { answer }: ReturnType<typeof read>,
  expected: Expected,
) {
  if (heard.fault) return [heard.fault]
  if (answer.refusal) {
    if (expected === 'accepted') return [`It is refused (${printableCode(answer.refusal.code)}).`]
    return answer.refusal.code === '' ? ['It is refused without a code, and the portal goes by codes.'] : []
  }
  if (answer.data === undefined) return ['The portal cannot read the answer.']
  if (expected === 'refused') return ['It is accepted, and must be refused.']
  const isPdf = operation.id !== 'downloadPdf' || decodePdf(String(valueAt(answer.data, 'body'))) !== null
  return isPdf ? [] : ['body is no PDF, written in base64.']
}

/** Reads an answer as the portal does, and notes all that it meets on the way. */
export function judge(
  operation: DescribedOperation,
  heard: Heard,
  { expected, nameField }: { expected: Expected; nameField: NameField },
): Judged {
  const heardAs = read(operation, heard)
  const { answer, drifts } = heardAs
  const contents = (content: unknown) =>
    contentsOf({ plan: operation.plan, shared, owner: operation.id }, content, nameField)
  const faults = faultsOf(operation, heard, heardAs, expected)
  return {
    ...(faults.length === 0 && { data: answer.data }),
    refusalCode: answer.refusal?.code ?? null,
    drifts,
    contents: answer.refusal ? null : contents(contentOf(operation, heard.said)),
    usable: contents(answer.data).entries,
    faults,
  }
}

/** A bare list may come in the envelope of all other answers. */
function contentOf({ plan }: DescribedOperation, said: unknown): unknown {
  const isBareList = typeof plan === 'object' && 'list' in plan
  const isEnveloped = typeof said === 'object' && said !== null && !Array.isArray(said) && 'body' in said
  return isBareList && isEnveloped ? said.body : said
}
