import type { Incidents } from '../../core/report'
import { operationIds } from './operationIds.gen'

/** The data that a report may contain: numbers and words of the program. */
export type ReportFields = Record<string, string | number | Readonly<Record<string, number>> | undefined>

/** The text, if it has the shape of such a word. */
const textOfShape = (text: unknown, shape: RegExp) =>
  typeof text === 'string' && shape.test(text) ? text : undefined

const fieldsOf = (error: unknown) => Object(error) as { name?: unknown; message?: unknown; stack?: unknown }

/** File, line and column of the error in the build: its first own file in the stack. */
function locationOf({ stack }: { stack?: unknown }): ReportFields {
  const [, file, line, column] = /\/assets\/([\w-]+\.js):(\d+):(\d+)/.exec(String(stack)) ?? []
  return file ? { file, line: Number(line), column: Number(column) } : {}
}

const fileIn = ({ message }: { message?: unknown }) =>
  /\/assets\/([\w-]+\.(?:js|css))/.exec(String(message))?.[1]

/**
 * The reported fields of each kind of incident. This list excludes everything else: messages, addresses, texts,
 * and numbers of a customer.
 */
const fieldsByKind: { [Kind in keyof Incidents]: (detail: Incidents[Kind]) => ReportFields } = {
  crash: ({ how, error }) => ({
    how,
    name: textOfShape(fieldsOf(error).name, /^[A-Z][A-Za-z]{2,40}$/),
    ...locationOf(fieldsOf(error)),
  }),
  callFailed: ({ operation, reason, status }) => ({ operation: operationIds[operation], reason, status }),
  drift: ({ operation, path, expected, found, effect }) => ({
    operation: operationIds[operation.replace(' (refusal)', '')],
    path: textOfShape(path, /^[\w.[\]*]{1,120}$/),
    expected: textOfShape(expected, /^[\w ,]{1,120}$/),
    found: textOfShape(found, /^[a-z ]{1,40}$/),
    effect,
  }),
  chunkMissing: ({ error }) => ({ file: fileIn(fieldsOf(error)) }),
  outcomeUnknown: ({ change }) => ({ change }),
  paymentFormBroken: () => ({}),
  brandUnknown: ({ requested }) => ({ expected: textOfShape(requested, /^[a-z][a-z0-9-]{0,40}$/) }),
  policyViolated: ({ effectiveDirective }) => ({
    directive: textOfShape(effectiveDirective, /^[a-z-]{1,40}$/),
  }),
  flow: ({ counts }) => ({ counts }),
  vital: ({ name, value, rating, step }) => ({ name, value: Math.round(value * 1000) / 1000, rating, step }),
}

/** The report of an incident to the operator. */
export function recordOf<Kind extends keyof Incidents>(
  kind: Kind,
  detail: Incidents[Kind],
): ReportFields & { kind: string } {
  return { kind, ...fieldsByKind[kind](detail) }
}
