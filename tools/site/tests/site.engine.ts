import { afterAll, beforeAll, describe, test } from 'vitest'
import { pageOf } from '../../../tests/e2e/engines/page/page'
import { by } from '../../../tests/e2e/engines/page/target'
import type { Engine } from '../../../tests/e2e/engines/webDriver/client'
import { startFirefox } from '../../../tests/e2e/engines/webDriver/firefox'
import { startWebKit } from '../../../tests/e2e/engines/webDriver/webkit'
import { bundleForPage } from '../../paths/page/pageBundle'
import { serveSite } from './staticServer'

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('the site in %s', (_, start: () => Promise<Engine>) => {
  let engine: Engine
  let site: Awaited<ReturnType<typeof serveSite>>
  let finders: string
  beforeAll(async () => {
    engine = await start()
    site = await serveSite({ path: '/group/portal/' })
    finders = await bundleForPage('tests/e2e/engines/page/finders.ts')
  })
  afterAll(async () => {
    site?.close()
    await engine?.quit()
  })

  test('a visitor tops up on the payment page', async () => {
    const page = pageOf(await engine.openTab(), site.home.slice(0, -1), finders)
    await page.goto('/')
    await page.isAt('/start/')
    await page.click(by.link('Open the portal'))
    await page.isAt('/login')
    await page.click(by.tab('Benutzername'))
    await page.fill(by.textbox('Benutzername'), 'everyday')
    await page.fill(by.label('Passwort'), 'Portal2026')
    await page.press('Enter')
    await page.reads('23,40 €', by.accountHeader)

    await page.goto('/recharge-credit')
    await page.fill(by.label('Betrag'), '10,50')
    await page.press('Enter')
    await page.click(by.button('Weiter zur Zahlung'))
    await page.isAt(/\/pay\//)
    await page.reads('10,50 €')
    await page.click(by.button('Bezahlen'))
    await page.isAt(/\/transaction-completed\?/)
    await page.reads('33,90 €', by.accountHeader)
  })
})
