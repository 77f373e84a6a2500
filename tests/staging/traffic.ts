import type { BrowserContext, Request } from '@playwright/test'
import { type OperationId, operations } from '../../tools/conform/operations'
import { isSending } from './policy'

const patterns = operations.map(({ id, method, path }) => ({
  ...{ id, method },
  address: new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}))

/** Which operation of openapi.yaml a request asks, wherever the API stands. */
function operationOf(request: Request): OperationId | undefined {
  const { pathname } = new URL(request.url())
  return patterns.find(({ method, address }) => method === request.method() && address.test(pathname))?.id
}

const isReadingMethod = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** A request that opens a page has no frame yet where the page is a new one. */
function isOfMainFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null
  } catch {
    return false
  }
}

/** What the portal does not ask itself is a payment provider's: another page in its place, or a frame that sends. */
const isPayment = (request: Request, origin: string) =>
  isOfMainFrame(request)
    ? request.isNavigationRequest() && new URL(request.url()).origin !== origin
    : !isReadingMethod(request.method())

export type Traffic = Awaited<ReturnType<typeof watchTraffic>>

/**
 * Watches a context, and holds back whatever would have the provider write anything but what is permitted, and whatever
 * would be paid at a payment provider.
 */
export async function watchTraffic(
  context: BrowserContext,
  origin: string,
  permitted: ReadonlySet<OperationId>,
) {
  let asked: OperationId[] = []
  let markedAt = Date.now()
  const heldBack: string[] = []
  const keptFromPayment: string[] = []
  const awaited = new Map<Request, OperationId>()

  context.on('request', (request) => {
    const operation = operationOf(request)
    if (!operation) return
    asked.push(operation)
    awaited.set(request, operation)
  })
  // The browser does not always report `requestfinished` after a response.
  context.on('response', (answer) => awaited.delete(answer.request()))
  context.on('requestfailed', (request) => awaited.delete(request))
  await context.route(
    (url) => url.pathname.includes('/api/') || url.origin !== origin,
    async (route, request) => {
      const method = request.method()
      const { host, pathname } = new URL(request.url())
      if (isPayment(request, origin)) {
        keptFromPayment.push(`${method} ${host}`)
        // A page whose successor is aborted stays as it is.
        return route.abort('aborted')
      }
      const operation = operationOf(request)
      const isHarmless = operation
        ? !isSending(operation) || permitted.has(operation)
        : isReadingMethod(method) || !pathname.includes('/api/')
      if (isHarmless) return route.continue()
      heldBack.push(operation ?? `${method} ${pathname}`)
      return route.abort()
    },
  )
  return {
    /** From here on what is asked counts for the next event. */
    mark() {
      asked = []
      markedAt = Date.now()
    },
    /** What was asked since the mark, oldest first. */
    asked: (): readonly OperationId[] => asked,
    /** Milliseconds since the mark. */
    sinceMark: () => Date.now() - markedAt,
    /** The operations that wait for an answer. */
    awaited: () => [...awaited.values()],
    /** What the portal wanted to send without permission, in words; nothing of it was sent. */
    heldBack: (): readonly string[] => heldBack,
    /** What a payment provider was not sent, in words: its page was not opened, nor a form in its frame sent. */
    keptFromPayment: (): readonly string[] => keptFromPayment,
  }
}
