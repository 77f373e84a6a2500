import type { BrowserContext, Request } from '@playwright/test'
import type { OperationId } from '../../sandbox/document'
import { operations } from '../../tools/conform/operations'
import { isSending } from './ports'

const patterns = operations.map(({ id, method, path }) => ({
  ...{ id, method },
  address: new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}))

/** Which operation of openapi.yaml a request asks, wherever the API stands. */
export function operationAt(method: string, url: string): OperationId | undefined {
  const { pathname } = new URL(url)
  return patterns.find((one) => one.method === method && one.address.test(pathname))?.id
}

const isReadingMethod = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** What goes from the portal to its provider, and what is not let through. */
export interface Traffic {
  /** From here on what is asked counts for the next event. */
  mark(): void
  /** What was asked since the mark, oldest first. */
  asked(): readonly OperationId[]
  /** Milliseconds since the mark. */
  sinceMark(): number
  /** Whether an answer is awaited. */
  isWaiting(): boolean
  /** What the portal wanted to send without permission, in words; nothing of it was sent. */
  heldBack(): readonly string[]
  /** What a payment provider was not sent, in words: its page was not opened, nor a form in its frame sent. */
  keptFromPayment(): readonly string[]
}

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

/**
 * Watches a context, and holds back whatever would have the provider write anything but what is permitted, and whatever
 * would be paid at a payment provider.
 */
export async function watchTraffic(
  context: BrowserContext,
  origin: string,
  permitted: ReadonlySet<OperationId>,
): Promise<Traffic> {
  let asked: OperationId[] = []
  let markedAt = Date.now()
  const heldBack: string[] = []
  const keptFromPayment: string[] = []
  const awaited = new Set<Request>()

  context.on('request', (request) => {
    const operation = operationAt(request.method(), request.url())
    if (!operation) return
    asked.push(operation)
    awaited.add(request)
  })
  context.on('requestfinished', (request) => awaited.delete(request))
  context.on('requestfailed', (request) => awaited.delete(request))
  await context.route(
    (url) => url.pathname.includes('/api/') || url.origin !== origin,
    async (route, request) => {
      const method = request.method()
      if (isPayment(request, origin)) {
        keptFromPayment.push(`${method} ${new URL(request.url()).host}`)
        // A page whose successor is aborted stays as it is.
        return route.abort('aborted')
      }
      if (!new URL(request.url()).pathname.includes('/api/')) return route.continue()
      const operation = operationAt(method, request.url())
      if (operation ? !isSending(operation) || permitted.has(operation) : isReadingMethod(method))
        return route.continue()
      heldBack.push(operation ?? `${method} ${new URL(request.url()).pathname}`)
      return route.abort()
    },
  )
  return {
    mark() {
      asked = []
      markedAt = Date.now()
    },
    sinceMark: () => Date.now() - markedAt,
    asked: () => asked,
    isWaiting: () => awaited.size > 0,
    heldBack: () => heldBack,
    keptFromPayment: () => keptFromPayment,
  }
}
