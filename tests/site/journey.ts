import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleForPage } from '../browser/support/pageBundle'
import type { Engine } from '../engines/drivers/engine'
import { until } from '../engines/drivers/until'
import { type Page, pageOf } from '../engines/page/page'
import { accountHeader, button, labelled, link, textbox } from '../engines/page/target'
import { serveFolder } from './staticServer'

/** What the provider in the browser answers; this page alone can ask it. */
async function told(page: Page, address: string): Promise<string> {
  await page.evaluate(
    `(fetch('${address}').then((answer) => answer.text()).then((text) => { window.told = text }), '')`,
  )
  return until(async () => {
    const text = await page.evaluate("window.told || ''")
    if (!text) throw new Error(`${address} has not answered`)
    return text
  })
}

/** Walks through the static site, which stands below a path of its host, in an engine. */
export function walkSite(name: Engine['name'], start: () => Promise<Engine>): void {
  let engine: Engine
  let site: Awaited<ReturnType<typeof serveFolder>>
  let finders: string
  beforeAll(async () => {
    ;[engine, site, finders] = await Promise.all([
      start(),
      serveFolder('dist-site', { path: '/group/portal/' }),
      bundleForPage('tests/engines/page/finders.ts'),
    ])
  })
  afterAll(async () => {
    site?.close()
    await engine?.quit()
  })

  test(`${name}: a visitor signs in by a code, and tops up by voucher and on the payment page`, async () => {
    const profile = await engine.openProfile()
    const page = pageOf(await profile.openTab(), site.home.slice(0, -1), finders)
    await page.goto('/')
    await page.isAt('/start/')
    await page.click(link('Open the portal'))
    await page.isAt('/login')
    await page.fill(textbox('Telefonnummer'), '436601000001')
    await page.press('Enter')
    await page.reads('Der Code wurde gesendet.')
    const [sms] = JSON.parse(await told(page, `${site.home}sandbox/outbox.json`))
    await page.fill(textbox('SMS-Code'), sms.code)
    await page.press('Enter')
    await page.reads('23,40 €', accountHeader)

    await page.goto('/recharge-credit?tab=voucher')
    await page.fill(labelled('Gutscheincode'), '1000 2000 3020')
    await page.click(button('Aufladen'))
    await page.reads('43,40 €', accountHeader)

    await page.goto('/recharge-credit')
    await page.fill(labelled('Betrag'), '10,50')
    await page.press('Enter')
    await page.click(button('Weiter zur Zahlung'))
    await page.isAt(/\/pay\//)
    await page.reads('10,50 €')
    await page.click(button('Bezahlen'))
    await page.isAt(/\/transaction-completed\?/)
    await page.reads('53,90 €', accountHeader)
    expect(await told(page, `${site.home}sandbox/violations`)).toBe('[]')
    await profile.close()
  })
}
