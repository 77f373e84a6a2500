import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleForPage } from '../browser/support/pageBundle'
import { type Engine, type Tab, until } from './drivers/engine'
import { accountJourneys } from './journeys/account'
import { moneyJourneys } from './journeys/money'
import { type Journeys, openStage, startWatchedPortal, type WatchedPortal } from './stage'

const folder = join('test-results', 'engines')

/** Writes a picture of each tab in which a journey failed, and returns the files. */
async function keepPictures(name: string, tabs: Tab[]): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  // An engine that crashed has no pictures.
  const pictures = await Promise.allSettled(tabs.map((tab) => tab.screenshot()))
  return pictures.flatMap((picture, index) => {
    if (picture.status === 'rejected') return []
    const file = join(folder, `${name.replaceAll(/\W+/g, '-')}-${index + 1}.png`)
    writeFileSync(file, picture.value)
    return [file]
  })
}

/** Runs every journey in an engine, each with a new profile. */
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

    /** Returns the errors of the documents meanwhile. */
    async function walk(title: string, journey: Journeys[string]) {
      portal.server.sandbox.reset()
      portal.complaints.length = 0
      const { stage, profile, tabs } = await openStage(engine, portal.server, finders)
      try {
        await journey(stage)
      } catch (error) {
        const files = await keepPictures(`${engine.name} ${title}`, tabs)
        throw new Error(`${error}\nPictures: ${files.join(', ')}`)
      } finally {
        await profile.close()
      }
      return portal.complaints
    }

    test('the test hears of every error in a page', async () => {
      const complaints = await walk('errors', async ({ page }) => {
        await page.goto('/login')
        await page.evaluate(`(() => {
          setTimeout(() => { throw new Error('thrown') })
          Promise.reject(new Error('rejected'))
          console.error('logged')
          return ''
        })()`)
        await until(async () => expect(portal.complaints).toHaveLength(3))
      })
      for (const problem of ['thrown', 'rejected', 'logged'])
        expect(complaints).toContainEqual(expect.stringContaining(problem))
    })

    test.each(Object.entries({ ...accountJourneys, ...moneyJourneys }))('%s', async (title, journey) => {
      expect(await walk(title, journey)).toEqual([])
      expect(portal.server.sandbox.violations).toEqual([])
    })
  })
}
