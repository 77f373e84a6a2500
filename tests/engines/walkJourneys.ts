import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brands } from '../../src/brands'
import { bundleForPage } from '../browser/support/pageBundle'
import { tokenOf } from '../browser/support/token'
import type { Engine } from './drivers/engine'
import type { Journey, Stage } from './journey'
import { journeys } from './journeys/all'
import { pageOf } from './page/page'
import { startWatchedPortal } from './portal'

type Portal = Awaited<ReturnType<typeof startWatchedPortal>>

/** Walks every journey in an engine, one after the other, each as somebody who has never been here. */
export function walkJourneys(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine
    let portal: Portal
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
    for (const journey of journeys)
      test(journey.name, async () => {
        await walk(journey, engine, portal, finders)
      })
  })
}

async function walk(journey: Journey, engine: Engine, { server, complaints }: Portal, finders: string) {
  const { sandbox, origin } = server
  sandbox.reset()
  complaints.length = 0
  const profile = await engine.openProfile()
  const openTab = async () => pageOf(await profile.openTab(), origin, finders)
  const page = await openTab()
  const visit: Stage['visit'] = async (account, path = '/', stored = {}) => {
    const entries = Object.entries({ ...stored, token: await tokenOf(server, account) })
    // A file of the portal's origin, where storage can be filled before the portal starts.
    await page.goto('/favicon.svg')
    for (const [key, value] of entries) {
      const item = [`${brands.second.storagePrefix}.${key}`, value].map((text) => JSON.stringify(text))
      await page.evaluate(`(() => { localStorage.setItem(${item}); return '' })()`)
    }
    await page.goto(path)
  }
  try {
    await journey.walk({
      page,
      openTab,
      visit,
      sandbox,
      asked: (operationId) => sandbox.requests.filter((request) => request.operationId === operationId),
    })
  } catch (error) {
    keepPicture(`${engine.name} ${journey.name}`, await page.tab.screenshot())
    throw error
  } finally {
    await profile.close()
  }
  expect(complaints).toEqual([])
  expect(sandbox.violations).toEqual([])
}

function keepPicture(name: string, picture: Buffer): void {
  const folder = join('test-results', 'engines')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.png`)
  writeFileSync(file, picture)
  console.info(`What was to be seen: ${file}`)
}
