import type { BrowserContext, Request } from '@playwright/test'
import { type OperationId, operations } from '../conform/operations'
import { isWriting } from './policy'

const patterns = operations.map(({ id, method, path }) => ({
  ...{ id, method },
  address: new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}))

/** The operation of openapi.yaml for a request, whatever the origin of the API. */
export function operationOf(request: Request): OperationId | undefined {
  const { pathname } = new URL(request.url())
  return patterns.find(({ method, address }) => method === request.method() && address.test(pathname))?.id
}

const isReadingMethod = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** The first request of a new page has no frame yet. */
function isOfMainFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null
  } catch {
    return false
  }
}

/** A payment provider's request: it opens another page in the portal's place, or comes from a frame that sends. */
const isPayment = (request: Request, origin: string) =>
  isOfMainFrame(request)
    ? request.isNavigationRequest() && new URL(request.url()).origin !== origin
    : !isReadingMethod(request.method())

export type Traffic = Awaited<ReturnType<typeof watchTraffic>>

/** Watches a context. It blocks writing operations that are not permitted, and all payments at a payment provider. */
export async function watchTraffic(
  context: BrowserContext,
  origin: string,
  permitted: ReadonlySet<OperationId>,
) {
  let calls: OperationId[] = []
  let markedAt = Date.now()
  const blockedCalls: string[] = []
  const blockedPayments: string[] = []
  const pendingCalls = new Map<Request, OperationId>()

  context.on('request', (request) => {
    const operation = operationOf(request)
    if (!operation) return
    calls.push(operation)
    pendingCalls.set(request, operation)
  })
  // The browser does not always report `requestfinished` after a response.
  context.on('response', (answer) => pendingCalls.delete(answer.request()))
  context.on('requestfailed', (request) => pendingCalls.delete(request))
  await context.route(
    (url) => url.pathname.includes('/api/') || url.origin !== origin,
    async (route, request) => {
      const method = request.method()
      const { host, pathname } = new URL(request.url())
      if (isPayment(request, origin)) {
        blockedPayments.push(`${method} ${host}`)
        // A page stays as it is when its navigation is aborted.
        return route.abort('aborted')
      }
      const operation = operationOf(request)
      const isHarmless = operation
        ? !isWriting(operation) || permitted.has(operation)
        : isReadingMethod(method) || !pathname.includes('/api/')
      if (isHarmless) return route.continue()
      blockedCalls.push(operation ?? `${method} ${pathname}`)
      return route.abort()
    },
  )
  return {
    /** Counts all later calls for the next event. */
    mark() {
      calls = []
      markedAt = Date.now()
    },
    /** The calls since the mark, oldest first. */
    calls: (): readonly OperationId[] => calls,
    /** Milliseconds since the mark. */
    msSinceMark: () => Date.now() - markedAt,
    /** The operations that wait for an answer. */
    pendingCalls: () => [...pendingCalls.values()],
    /** The calls of the portal that were blocked for lack of permission, in words. */
    blockedCalls: (): readonly string[] => blockedCalls,
    /** The payment provider's requests that were blocked, in words: opening its page, or a form in its frame. */
    blockedPayments: (): readonly string[] => blockedPayments,
  }
}
