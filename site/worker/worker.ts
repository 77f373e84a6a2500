import { createSandbox } from '../../sandbox/app'
import { emptyMemory } from '../../sandbox/memory'
import { createKeeper, takeUp } from './keep'
import { partFor } from './partFor'
import { base, home, placed, within } from './place'
import { type FetchEvent, scope } from './scope'

declare const BUILD: string

/** The provider, as the worker before this one left it: browsers stop a worker that has nothing to do. */
async function wake() {
  const memory = (await takeUp(BUILD)) ?? emptyMemory()
  const sandbox = createSandbox({ base, memory, paymentOrigin: () => home })
  return { sandbox, keep: createKeeper(BUILD, memory) }
}
const awake = wake()

/** A document of the site under the address that was asked for; hosts that redirect to another one are followed. */
async function documentAt(path: string): Promise<Response> {
  const found = await fetch(base + path, { cache: 'no-cache' })
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(placed(await found.text()), { status: found.ok ? 200 : found.status, headers })
}

const portal = () => documentAt('/site/portal.html')

/** The bare address is the portal for whoever uses it, and the start page for who comes anew. */
async function root(): Promise<Response> {
  const { sandbox } = await awake
  return sandbox.requests.length > 0 ? portal() : Response.redirect(`${base}/start/`)
}

/** Answers once it is kept what was done: who has an answer may count on it. A call whose connection breaks was carried out, too. */
async function askSandbox({ request }: FetchEvent, part: 'provider' | 'payment'): Promise<Response> {
  const { sandbox, keep } = await awake
  try {
    return await (part === 'provider' ? sandbox.fetch(request) : sandbox.gateway.fetch(request))
  } finally {
    await keep()
  }
}

function answer(event: FetchEvent): Promise<Response> | undefined {
  const place = within(new URL(event.request.url))
  const part = place ? partFor(place, event.request) : 'files'
  if (part === 'files') return undefined
  if (part === 'portal') return portal()
  if (part === 'paymentDocument') return documentAt('/payment.html')
  if (part === 'root') return root()
  return askSandbox(event, part)
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const answered = answer(event)
  if (answered) event.respondWith(answered)
})
