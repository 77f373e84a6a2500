import type { Page } from '@playwright/test'
import { brands } from '../../../src/brands'
import type { Driver } from '../../paths/kit/driver'
import type { GoldenPath } from '../../paths/kit/golden'
import { screens } from '../../paths/screens/all'
import type { PortalServer } from './portalServer'
import { tokenOf } from './test'
import { createTestSide, type TestSide } from './testSide'

/** Nothing comes into sight by itself: more of a list comes where the path asks for it. */
function keepOutOfSight(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe() {}
  }
}

type Stem = keyof typeof screens

/** Walks a path on the built portal; what touches the screen runs in the page, as `walkPath` of its bundle. */
export function pathDriver(
  page: Page,
  server: PortalServer,
  stem: Stem,
  path: GoldenPath,
  bundle: string,
): Driver {
  let walking: Awaited<ReturnType<typeof startWalk>> | undefined

  const startWalk = (start: Parameters<Window['walkPath']>[1]) =>
    page.evaluateHandle(([stem, start]) => window.walkPath(stem, start), [stem, start] as const)

  const started = () => {
    if (!walking) throw new Error('the driver has not been started')
    return walking
  }

  return {
    async start(start) {
      const {
        path: address = '/',
        account,
        stored,
        pageMemory,
        hold,
        setsClock,
      } = screens[stem].visit(start, path)
      const testSide: TestSide = await createTestSide(page, server, hold)
      await page.exposeFunction('askTest', (name: keyof TestSide, args: never[]) =>
        (testSide[name] as (...args: never[]) => unknown)(...args),
      )
      if (setsClock) await page.clock.install({ time: server.sandbox.clock.now() })
      await page.addInitScript(keepOutOfSight)
      const entries = { ...stored, ...(account && { token: await tokenOf(server, account) }) }
      // A file of the portal's origin, where storage can be filled before the portal starts.
      await page.goto('/favicon.svg')
      await page.evaluate(
        ({ prefix, entries, address, pageMemory }) => {
          for (const [key, value] of Object.entries(entries))
            if (value) localStorage.setItem(`${prefix}.${key}`, value)
          history.replaceState(pageMemory ?? null, '', address)
        },
        { prefix: brands.second.storagePrefix, entries, address, pageMemory },
      )
      await page.reload()
      await page.evaluate(bundle)
      walking = await startWalk(start)
    },
    fire: (event) => started().evaluate((walk, event) => walk.fire(event), event),
    expects: (moment) => started().evaluate((walk, moment) => walk.expects(moment), moment),
    look: () => started().evaluate((walk) => walk.look()),
    stop: async () => server.answerBy(server.sandbox.fetch),
  }
}
