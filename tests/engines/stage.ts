import type { Sandbox } from '../../sandbox/sandbox'
import type { WorldName } from '../../sandbox/worlds'
import { brands } from '../../src/brands'
import type { StorageKey } from '../../src/lib/storage'
import { bundleForPage } from '../browser/support/pageBundle'
import { type PortalServer, startPortalServer, tokenOf } from '../browser/support/portalServer'
import type { Engine, Profile, Tab } from './drivers/engine'
import { type Page, pageOf } from './page/page'

/** Ways of a customer through the portal that have to work in every engine, by title. */
export type Journeys = Record<string, (stage: Stage) => Promise<void>>

export interface Stage {
  page: Page
  /** Opens another tab of the same customer. */
  openTab(): Promise<Page>
  /** Opens a page as a customer whose earlier visit stored a token, and more if given. */
  visit(account: WorldName, path?: string, stored?: Partial<Record<StorageKey, string>>): Promise<void>
  /** The provider in its first state: its requests, its outbox, its charges. */
  sandbox: Sandbox
  /** The requests of an operation so far. */
  asked(operationId: Sandbox['requests'][number]['operationId']): Sandbox['requests']
}

export type WatchedPortal = Awaited<ReturnType<typeof startWatchedPortal>>

/** The built portal and its provider, and the errors of its documents. */
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

/** Opens a new browser profile for a journey. */
export async function openStage(
  engine: Engine,
  server: PortalServer,
  finders: string,
): Promise<{ stage: Stage; profile: Profile; tabs: Tab[] }> {
  const { sandbox, origin } = server
  const profile = await engine.openProfile()
  const tabs: Tab[] = []
  async function openTab() {
    const tab = await profile.openTab()
    tabs.push(tab)
    return pageOf(tab, origin, finders)
  }
  const page = await openTab()
  const stage: Stage = {
    page,
    openTab,
    sandbox,
    asked: (operationId) => sandbox.requests.filter((request) => request.operationId === operationId),
    async visit(account, path = '/', stored = {}) {
      const entries = Object.entries({ ...stored, token: await tokenOf(server, account) })
      // A file of the portal's origin, where the test can fill the storage before the portal starts.
      await page.goto('/favicon.svg')
      for (const [key, value] of entries) {
        const item = [`${brands.second.storagePrefix}.${key}`, value].map((text) => JSON.stringify(text))
        await page.evaluate(`(() => { localStorage.setItem(${item}); return '' })()`)
      }
      await page.goto(path)
    },
  }
  return { stage, profile, tabs }
}
