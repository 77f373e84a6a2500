import type { OperationId } from './document'
import { apiDocument, listOperations } from './document'

/** Retries until the condition does not throw any more. */
type WaitUntil = (condition: () => void) => Promise<unknown>

type Fetch = (request: Request) => Promise<Response>

interface DeferredAnswer {
  operationId: OperationId
  request: Request
  answer: Response
  give(answer: Response): void
  fail(error: unknown): void
}

const patterns = listOperations(apiDocument()).map(({ method, path, operation }) => ({
  operationId: operation.operationId as OperationId,
  method: method.toUpperCase(),
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The operation of openapi.yaml that a request asks for. */
export function operationOf({ method, url }: Request): OperationId {
  const { pathname } = new URL(url)
  const found = patterns.find((pattern) => pattern.method === method && pattern.path.test(pathname))
  if (!found) throw new Error(`${method} ${pathname} is not an operation of openapi.yaml`)
  return found.operationId
}

/** Sits between the portal and the provider, and holds the answers of selected operations until their release. */
export function createDeferredAnswers(
  provider: Fetch,
  waitUntil: WaitUntil,
  hold: readonly OperationId[] = [],
) {
  const holding = new Set(hold)
  const queue: DeferredAnswer[] = []
  let isOffline = false

  function holdAnswer(answer: Omit<DeferredAnswer, 'give' | 'fail'>): Promise<Response> {
    return new Promise((resolve, reject) => {
      const entry: DeferredAnswer = { ...answer, give: resolve, fail: reject }
      queue.push(entry)
      const { signal } = answer.request
      const drop = () => {
        if (queue.includes(entry)) queue.splice(queue.indexOf(entry), 1)
        reject(signal.reason)
      }
      if (signal.aborted) drop()
      else signal.addEventListener('abort', drop)
    })
  }

  /** Which of these operations has a waiting answer; the oldest call first. */
  async function next<Id extends OperationId>(...operationIds: Id[]): Promise<Id> {
    const find = () => queue.flatMap((entry) => operationIds.filter((id) => id === entry.operationId))[0]
    await waitUntil(() => {
      if (!find()) throw new Error(`no answer of ${operationIds.join(' or ')} is held`)
    })
    return find() as Id
  }

  async function take(operationId: OperationId): Promise<DeferredAnswer> {
    await next(operationId)
    const index = queue.findIndex((entry) => entry.operationId === operationId)
    return queue.splice(index, 1)[0] as DeferredAnswer
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const operationId = operationOf(request)
      if (isOffline) throw new TypeError('Failed to fetch')
      const answer = await provider(request.clone())
      return holding.has(operationId) ? holdAnswer({ operationId, request, answer }) : answer
    },
    /** Cuts or restores the connection: while it is cut, no call reaches the provider. */
    setOffline: (value: boolean) => {
      isOffline = value
    },
    hold: (...operationIds: OperationId[]) => {
      for (const operationId of operationIds) holding.add(operationId)
    },
    /** Lets later answers of these operations pass; those already held stay. */
    stopHolding: (...operationIds: OperationId[]) => {
      for (const operationId of operationIds) holding.delete(operationId)
    },
    /** How many answers of the operation are held and still awaited. */
    count: (operationId: OperationId) => queue.filter((entry) => entry.operationId === operationId).length,
    next,
    /** Forgets calls with another URL than the newest: a server notices late that the browser aborted them. */
    dropOutdated(operationId: OperationId) {
      const calls = queue.filter((entry) => entry.operationId === operationId)
      const newestUrl = calls.at(-1)?.request.url
      for (const outdated of calls.filter(({ request }) => request.url !== newestUrl))
        queue.splice(queue.indexOf(outdated), 1)
    },
    /** Gives the provider's own answer to the oldest call. */
    async release(operationId: OperationId) {
      const { give, answer } = await take(operationId)
      give(answer)
    },
    /** Gives this JSON to the oldest call. */
    async replace(operationId: OperationId, json: unknown, status = 200) {
      const { give } = await take(operationId)
      give(Response.json(json, { status }))
    },
    /** Breaks the connection of the oldest call. */
    async fail(operationId: OperationId) {
      const { fail } = await take(operationId)
      fail(new TypeError('Failed to fetch'))
    },
  }
}
