import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retryUntilReady } from '../../support/program'
import { type JourneyServer, type Journeys, startJourneyServer } from './fixtures'
import { accountJourneys } from './journeys/account'
import { moneyJourneys } from './journeys/money'
import type { Engine } from './webDriver/client'

const folder = join('test-results', 'engines')

/** Runs every journey in an engine. */
export function walkJourneys(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine
    let server: JourneyServer
    beforeAll(async () => {
      ;[engine, server] = await Promise.all([start(), startJourneyServer()])
    })
    afterAll(async () => {
      server?.close()
      await engine?.quit()
    })

    /** Runs a journey, and saves a screenshot of each tab if it fails. */
    async function walk(title: string, journey: Journeys[string]) {
      const { fixtures, tabs } = await server.openFixtures(engine)
      try {
        await journey(fixtures)
      } catch (error) {
        mkdirSync(folder, { recursive: true })
        for (const [index, tab] of tabs.entries()) {
          const file = `${name} ${title} ${index + 1}`.replaceAll(/\W+/g, '-')
          const picture = await tab.screenshot().catch(() => undefined)
          if (picture) writeFileSync(join(folder, `${file}.png`), picture)
        }
        throw error
      } finally {
        for (const tab of tabs) await tab.close()
      }
    }

    test('the test receives every error in a page', async () => {
      await walk('errors', async ({ page }) => {
        await page.goto('/login')
        // It calls the functions of the page, because Firefox evaluates the script in another realm.
        await page.evaluate(`(() => {
          setTimeout(window.JSON.parse, 0, '{')
          window.Promise.reject(new window.Error('rejected'))
          console.error('logged')
        })()`)
        await retryUntilReady(async () => expect(server.pageErrors).toHaveLength(3))
      })
      for (const problem of ['error: ', 'unhandled: rejected', 'console: logged'])
        expect(server.pageErrors).toContainEqual(expect.stringContaining(problem))
    })

    test.each(Object.entries({ ...accountJourneys, ...moneyJourneys }))('%s', async (title, journey) => {
      await walk(title, journey)
      expect(server.pageErrors).toEqual([])
      expect(server.sandbox.violations).toEqual([])
    })
  })
}
