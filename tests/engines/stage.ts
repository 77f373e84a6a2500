import { brands } from '../../src/brands'
import type { PortalServer } from '../browser/support/portalServer'
import { tokenOf } from '../browser/support/token'
import type { Engine, Profile, Tab } from './drivers/engine'
import type { Stage } from './journey'
import { pageOf } from './page/page'

/** A browser that has never been here, and all that a journey needs. */
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
  return {
    profile,
    tabs,
    stage: {
      page,
      openTab,
      sandbox,
      asked: (operationId) => sandbox.requests.filter((request) => request.operationId === operationId),
      async visit(account, path = '/', stored = {}) {
        const entries = Object.entries({ ...stored, token: await tokenOf(server, account) })
        // A file of the portal's origin, where storage can be filled before the portal starts.
        await page.goto('/favicon.svg')
        for (const [key, value] of entries) {
          const item = [`${brands.second.storagePrefix}.${key}`, value].map((text) => JSON.stringify(text))
          await page.evaluate(`(() => { localStorage.setItem(${item}); return '' })()`)
        }
        await page.goto(path)
      },
    },
  }
}
