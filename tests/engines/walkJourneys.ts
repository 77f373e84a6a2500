import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleForPage } from '../browser/support/pageBundle'
import type { Engine } from './drivers/engine'
import { until } from './drivers/until'
import type { Journey } from './journey'
import { journeys } from './journeys/all'
import { keepPictures } from './pictures'
import { startWatchedPortal, type WatchedPortal } from './portal'
import { openStage } from './stage'

/** Walks every journey in an engine, one after the other, each as somebody who has never been here. */
export function walkJourneys(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine
    let portal: WatchedPortal
    let finders: string
    beforeAll(async () => {
      ;[engine, portal, finders] = await Promise.all([
        start(),
        startWatchedPortal(),
        bundleForPage('tests/engines/page/finders.ts'),
      ])
      console.info(`${engine.name} ${engine.version}`)
    })
    afterAll(async () => {
      portal?.server.close()
      await engine?.quit()
    })

    /** Answers with what the documents complained of in the meantime. */
    async function walk(journey: Journey) {
      portal.server.sandbox.reset()
      portal.complaints.length = 0
      const { stage, profile, tabs } = await openStage(engine, portal.server, finders)
      try {
        await journey.walk(stage)
      } catch (error) {
        // Of an engine that died there is none.
        const taken = await Promise.allSettled(tabs.map((tab) => tab.screenshot()))
        const pictures = taken.flatMap((picture) => (picture.status === 'fulfilled' ? [picture.value] : []))
        const files = keepPictures(`${engine.name} ${journey.name}`, pictures)
        throw new Error(`${error}\nWhat was to be seen: ${files.join(', ')}`)
      } finally {
        await profile.close()
      }
      return portal.complaints
    }

    test('what goes wrong in a page comes out', async () => {
      const complaints = await walk({
        name: 'errors',
        async walk({ page }) {
          await page.goto('/login')
          await page.evaluate(`(() => {
            setTimeout(() => { throw new Error('thrown') })
            Promise.reject(new Error('rejected'))
            console.error('logged')
            return ''
          })()`)
          await until(async () => expect(portal.complaints).toHaveLength(3))
        },
      })
      for (const problem of ['thrown', 'rejected', 'logged'])
        expect(complaints).toContainEqual(expect.stringContaining(problem))
    })

    for (const journey of journeys)
      test(journey.name, async () => {
        expect(await walk(journey)).toEqual([])
        expect(portal.server.sandbox.violations).toEqual([])
      })
  })
}
