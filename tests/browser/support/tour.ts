import { expect, type Page } from '@playwright/test'
import type { Sandbox } from '../../../sandbox/sandbox'
import { content, contractEntry, contractMenu } from './landmarks'
import { logOut } from './logOut'
import { closeByEscape } from './overlays'
import { mobilePaths, openPaths } from './paths'

/** Visits every page; fails if the console says something, or if the content security policy refuses something. */
export async function tour(page: Page, sandbox: Sandbox): Promise<void> {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteRefusal } = window as unknown as { noteRefusal: (what: string) => void }
      noteRefusal(`${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  const press = (name: string) => page.getByRole('button', { name }).click()
  const isDrawn = () => expect(content(page).getByRole('heading').first()).toBeVisible()
  async function open(paths: readonly string[]) {
    for (const path of paths) {
      await page.goto(path)
      await isDrawn()
    }
  }

  const login = await page.goto('/login')
  expect(login?.headers()['content-security-policy']).toContain("default-src 'none'")
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill('436601000001')
  await press('Code anfordern')
  const code = page.getByRole('textbox', { name: 'SMS-Code' })
  await code.waitFor()
  await code.fill(sandbox.outbox[0]?.code ?? '')
  await code.press('Enter')
  await press('Bonus anzeigen')
  await closeByEscape(page)
  await press('Information zu Treuepunkte')
  await page.keyboard.press('Escape')
  await press('Benachrichtigungen')
  await closeByEscape(page)
  for (const name of ['Rechnungen', 'Verbindungen', 'Guthaben aufladen', 'Zusatzpakete', 'Mein Tarif']) {
    await contractMenu(page).getByRole('link', { name }).click()
    await isDrawn()
  }
  for (const name of ['436601000011', 'Fernsehen zu Hause', 'Internet zu Hause', '436601000001']) {
    await contractEntry(page, name).click()
    await isDrawn()
  }
  await page.goto('/?lang=sr')
  await expect(content(page)).toContainText('Program lojalnosti')
  await page.goto('/?lang=de')
  await open([...mobilePaths, '/no-such-page', '/'])
  await logOut(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  await open(openPaths)

  expect(refused).toEqual([])
  expect(said).toEqual([])
}
