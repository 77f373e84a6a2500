import { bundleForPage } from '../browser/support/pageBundle'
import { startPortalServer } from '../browser/support/portalServer'

export type WatchedPortal = Awaited<ReturnType<typeof startWatchedPortal>>

/** The built portal and its provider, and what the documents complain of. */
export async function startWatchedPortal() {
  const watch = await bundleForPage('tests/engines/page/watch.ts')
  const server = await startPortalServer({ head: '<script src="/api/watch.js"></script>' })
  const { sandbox } = server
  const complaints: string[] = []
  server.answerBy(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/complaints') {
      complaints.push(await request.text())
      return new Response()
    }
    if (pathname !== '/api/watch.js') return sandbox.fetch(request)
    const script = `var providerTime = ${sandbox.clock.now().getTime()}; ${watch}`
    return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
  })
  return { server, complaints }
}
