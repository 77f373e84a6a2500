import type { Locales } from '../../../i18n/i18n-types'
import { type BrandId, brands } from '../../../src/brands'
import type { Driver } from '../../../tools/paths/driver'
import type { GoldenPath } from '../../../tools/paths/golden'
import { screens } from '../../paths/screens/all'
import type { PathStage } from './pathStage'
import type { PortalServer } from './portalServer'
import { createTestSide } from './testSide'
import { tokenOf } from './token'

type Stem = keyof typeof screens

/** How the portal is shown. */
interface Shown {
  brand?: BrandId
  locale?: Locales
}

/** Walks a path on the built portal; what touches the screen runs in the page, as `walkPath` of its bundle. */
export function pathDriver(
  stage: PathStage,
  server: PortalServer,
  stem: Stem,
  path: GoldenPath,
  bundle: string,
  { brand = 'second', locale = 'de' }: Shown = {},
): Driver {
  const { page } = stage
  let walking: Awaited<ReturnType<typeof startWalk>> | undefined

  const startWalk = (...given: Parameters<Window['walkPath']>) =>
    page.evaluateHandle((given) => window.walkPath(...given), given)

  const started = () => {
    if (!walking) throw new Error('the driver has not been started')
    return walking
  }

  return {
    async start(start) {
      const visit = screens[stem].visit(start, path)
      const { path: address = '/', account, stored, tab = {}, hold } = visit
      server.limitInactivity(visit.inactivityMinutes)
      stage.answerBy(await createTestSide(page, server, hold))
      const entries = { ...stored, locale, ...(account && { token: await tokenOf(server, account) }) }
      // A file of the portal's origin, where storage can be filled before the portal starts.
      await page.goto('/favicon.svg')
      await page.evaluate(
        ({ prefix, entries, address, tab }) => {
          localStorage.clear()
          sessionStorage.clear()
          for (const [key, value] of Object.entries(entries))
            if (value) localStorage.setItem(`${prefix}.${key}`, value)
          for (const [key, value] of Object.entries(tab))
            sessionStorage.setItem(`${prefix}.${key}`, JSON.stringify(value))
          history.replaceState(null, '', address)
        },
        { prefix: brands[brand].storagePrefix, entries, address, tab },
      )
      await page.reload()
      await page.evaluate(bundle)
      walking = await startWalk(stem, locale, start)
    },
    fire: (event) => started().evaluate((walk, event) => walk.fire(event), event),
    expects: (moment) => started().evaluate((walk, moment) => walk.expects(moment), moment),
    look: () => started().evaluate((walk) => walk.look()),
    async stop() {
      server.answerBy(server.sandbox.fetch)
      server.answerPaymentBy(null)
      // Nothing of this path asks the provider of the next.
      await page.goto('about:blank')
    },
  }
}
