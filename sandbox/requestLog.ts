import type { ApiViolation } from './apiValidator'
import type { OperationId } from './document'

export interface LoggedRequest {
  operationId: OperationId
  method: string
  path: string
  /** The id by which customer service finds the call; `null` if it has none. */
  callId: string | null
  query: Record<string, string>
  headers: Record<string, string>
  form: Record<string, string>
  /** Missing while the call is held, and if its connection was dropped. */
  status?: number
}

const loggedHeaders = [
  'Authorization',
  'Locale',
  'SubscriptionId',
  'externalTvId',
  'LogosoftId',
  'ContractId',
]

/** Every call, and every deviation from openapi.yaml. */
export function createRequestLog(entries: LoggedRequest[], violations: string[]) {
  return {
    entries,
    violations,
    /** Logs a call. The returned function logs and returns its answer. */
    async open(operationId: OperationId, request: Request) {
      const { pathname, searchParams } = new URL(request.url)
      const sent = loggedHeaders.flatMap((name) => {
        const value = request.headers.get(name)
        return value === null ? [] : [[name, value]]
      })
      const entry: LoggedRequest = {
        operationId,
        method: request.method,
        path: pathname,
        callId: request.headers.get('X-Request-Id'),
        query: Object.fromEntries(searchParams),
        headers: Object.fromEntries(sent),
        form: Object.fromEntries(new URLSearchParams(await request.clone().text())),
      }
      entries.push(entry)
      return (response: Response) => {
        entry.status = response.status
        return response
      }
    },
    violation({ message }: ApiViolation): Response {
      violations.push(message)
      console.error(`\n  CONTRACT VIOLATION  ${message}\n`)
      return Response.json({ code: 'API_VIOLATION', message }, { status: 500 })
    },
    clear() {
      entries.length = 0
      violations.length = 0
    },
  }
}
