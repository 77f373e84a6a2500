import { createSandbox } from '../../../sandbox/app'
import { emptyMemory } from '../../../sandbox/memory'
import { addBase, base, home } from './siteBase'
import { createSaver, restore } from './storage'

declare const BUILD: string

/** Folders of the site that have files and nothing else. */
const folders = ['start', 'open', 'flows', 'gallery', 'site', 'assets']

// TypeScript's types of service workers exclude those of documents, which the sandbox needs.
interface FetchEvent extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}
interface WorkerScope {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: FetchEvent) => void): void
}
const scope = globalThis as unknown as WorkerScope

/** The provider as the previous worker left it: browsers stop an idle worker. */
async function startProvider() {
  const memory = (await restore(BUILD)) ?? emptyMemory()
  const sandbox = createSandbox({ base, memory, paymentOrigin: () => home })
  return { sandbox, save: createSaver(BUILD, memory) }
}
const provider = startProvider()

/** A document of the site under the address of the request; follows a host's redirects. */
async function documentAt(path: string): Promise<Response> {
  const response = await fetch(base + path, { cache: 'no-cache' })
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(addBase(await response.text()), { status: response.status, headers })
}

const portal = () => documentAt('/site/portal.html')

/** The bare address is the start page until the portal has called its provider. */
async function answerRoot(): Promise<Response> {
  const { sandbox } = await provider
  return sandbox.requests.length > 0 ? portal() : Response.redirect(`${base}/start/`)
}

/** Answers after storing the effects, so that no answer is lost with the worker. A call whose connection breaks has effects, too. */
async function callProvider(request: Request, part: 'provider' | 'payment'): Promise<Response> {
  const { sandbox, save } = await provider
  try {
    return await (part === 'provider' ? sandbox.fetch(request) : sandbox.gateway.fetch(request))
  } finally {
    await save()
  }
}

/** The answer to a request within the site, unless the host has it. */
function answer(request: Request): Promise<Response> | undefined {
  const { href, pathname, search } = new URL(request.url)
  if (!href.startsWith(`${home}/`)) return undefined
  const path = pathname.slice(base.length)
  const isAt = (folder: string) => path === `/${folder}` || path.startsWith(`/${folder}/`)
  if (isAt('api') || isAt('sandbox')) return callProvider(request, 'provider')
  if (isAt('v1') || isAt('pay')) return callProvider(request, 'payment')
  if (path === '/payment.html') return documentAt(path)
  const isNavigation = request.mode === 'navigate'
  // In a frame or with a query, as the flows page requests it, it is always the portal.
  if (path === '/' && isNavigation && request.destination === 'document' && !search) return answerRoot()
  // Without navigation, the portal requests its own document, to find out about a newer release.
  if (path === '/') return portal()
  return !isNavigation || folders.some(isAt) || /\.[^/]*$/.test(path) ? undefined : portal()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const response = answer(event.request)
  if (response) event.respondWith(response)
})
