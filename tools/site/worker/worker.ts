import { createSandbox } from '../../../sandbox/app'
import { emptyMemory } from '../../../sandbox/memory'
import { addBase, base, home } from './siteBase'
import { createSaver, restore } from './storage'

declare const BUILD: string

/** Folders of the site that have files and nothing else. */
const folders = ['start', 'open', 'flows', 'gallery', 'site', 'assets'] as const

/** The part that answers. `root` is the bare address: the portal or the start page; `files` is the host. */
type Part = 'provider' | 'payment' | 'paymentDocument' | 'portal' | 'root' | 'files'

/** The part that answers a request for an address within the site. */
function partFor(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  { mode, destination }: Pick<Request, 'mode' | 'destination'>,
): Part {
  const isAt = (folder: string) => pathname === `/${folder}` || pathname.startsWith(`/${folder}/`)
  if (isAt('api') || isAt('sandbox')) return 'provider'
  if (isAt('v1') || isAt('pay')) return 'payment'
  if (pathname === '/payment.html') return 'paymentDocument'
  // In a frame or with a query, as the flows page requests it, it is always the portal.
  if (pathname === '/' && mode === 'navigate' && destination === 'document' && !search) return 'root'
  // Without navigation, the portal requests its own document, to find out about a newer release.
  if (pathname === '/') return 'portal'
  if (mode !== 'navigate' || folders.some(isAt)) return 'files'
  return /\.[^/]*$/.test(pathname) ? 'files' : 'portal'
}

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

function answer(request: Request): Promise<Response> | undefined {
  const { href, pathname, search } = new URL(request.url)
  if (!href.startsWith(`${home}/`)) return undefined
  const part = partFor({ pathname: pathname.slice(base.length), search }, request)
  if (part === 'files') return undefined
  if (part === 'portal') return portal()
  if (part === 'paymentDocument') return documentAt('/payment.html')
  return part === 'root' ? answerRoot() : callProvider(request, part)
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const response = answer(event.request)
  if (response) event.respondWith(response)
})
