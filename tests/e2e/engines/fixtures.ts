import type { CustomerName } from '../../../sandbox/customers'
import type { OperationId } from '../../../sandbox/document'
import { startPortalServer } from '../../../sandbox/portalServer'
import { tokenOf } from '../../../sandbox/tokenOf'
import { prefixOf } from '../../../scripts/brands'
import type { StorageKey } from '../../../src/lib/storage'
import { bundleForPage } from '../../../tools/paths/page/pageBundle'
import { pageOf } from './page/page'
import type { Engine, Tab } from './webDriver/client'

/** Ways of a customer through the portal that have to work in every engine, by title. */
export type Journeys = Record<string, (fixtures: JourneyFixtures) => Promise<void>>
export type JourneyServer = Awaited<ReturnType<typeof startJourneyServer>>
type JourneyFixtures = Awaited<ReturnType<JourneyServer['openFixtures']>>['fixtures']

/** The built portal and its provider, and the errors of its documents. */
export async function startJourneyServer() {
  const watch = await bundleForPage('tests/e2e/engines/page/watch.ts')
  const finders = await bundleForPage('tests/e2e/engines/page/finders.ts')
  const server = await startPortalServer({ head: '<script src="/api/watch.js"></script>' })
  const { sandbox, origin } = server
  const pageErrors: string[] = []
  server.answerBy(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/complaints') {
      pageErrors.push(await request.text())
      return new Response()
    }
    if (pathname !== '/api/watch.js') return sandbox.fetch(request)
    const script = `var providerTime = ${sandbox.clock.now().getTime()}; ${watch}`
    return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
  })

  /** Opens a page for a new customer, with an empty storage. */
  async function openFixtures(engine: Engine) {
    sandbox.reset()
    pageErrors.length = 0
    server.loseFiles(null)
    const tabs: Tab[] = []
    /** Opens another tab of the same customer. */
    async function openTab() {
      const tab = await engine.openTab()
      tabs.push(tab)
      return pageOf(tab, origin, finders)
    }
    const page = await openTab()
    // On a file of the portal's origin, the test can fill the storage before the portal starts.
    const store = async (entries: [key: string, value: string][]) => {
      await page.goto('/favicon.svg')
      const items = entries.map(([key, value]) => [`${prefixOf('second')}.${key}`, value])
      await page.evaluate(
        `(localStorage.clear(), ${JSON.stringify(items)}.forEach((item) => localStorage.setItem(...item)))`,
      )
    }
    await store([])
    const fixtures = {
      page,
      openTab,
      sandbox,
      loseFiles: server.loseFiles,
      /** The requests of an operation so far. */
      callsOf: (id: OperationId) => sandbox.requests.filter(({ operationId }) => operationId === id),
      /** Opens a page as a customer whose earlier visit stored a token, and more if given. */
      async visit(account: CustomerName, path = '/', stored: Partial<Record<StorageKey, string>> = {}) {
        await store(Object.entries({ ...stored, token: await tokenOf(sandbox, account) }))
        await page.goto(path)
      },
    }
    return { fixtures, tabs }
  }
  return { openFixtures, pageErrors, sandbox, close: server.close }
}
