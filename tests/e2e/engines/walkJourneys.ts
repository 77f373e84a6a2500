import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retryUntilReady } from '../../support/program'
import { type Journeys, startStages } from './fixtures'
import { accountJourneys } from './journeys/account'
import { moneyJourneys } from './journeys/money'
import type { Engine } from './webDriver/client'

const folder = join('test-results', 'engines')

/** Runs every journey in an engine. */
export function walkJourneys(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine
    let stages: Awaited<ReturnType<typeof startStages>>
    beforeAll(async () => {
      ;[engine, stages] = await Promise.all([start(), startStages()])
    })
    afterAll(async () => {
      stages?.close()
      await engine?.quit()
    })

    /** Runs a journey, and saves a screenshot of each tab if it fails. */
    async function walk(title: string, journey: Journeys[string]) {
      const { stage, tabs } = await stages.open(engine)
      try {
        await journey(stage)
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
        await retryUntilReady(async () => expect(stages.pageErrors).toHaveLength(3))
      })
      for (const problem of ['error: ', 'unhandled: rejected', 'console: logged'])
        expect(stages.pageErrors).toContainEqual(expect.stringContaining(problem))
    })

    test.each(Object.entries({ ...accountJourneys, ...moneyJourneys }))('%s', async (title, journey) => {
      await walk(title, journey)
      expect(stages.pageErrors).toEqual([])
      expect(stages.sandbox.violations).toEqual([])
    })
  })
}
