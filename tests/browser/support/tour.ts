import { expect, type Page } from '@playwright/test'
import type { Sandbox } from '../../../sandbox/sandbox'
import { content, contractEntry, contractMenu } from './landmarks'
import { logOut } from './logOut'
import { closeByEscape } from './overlays'
import { mobilePaths, openPaths } from './paths'

/** Visits every page, and fails when the console says something or a rule of the content security policy is broken. */
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

  const login = await page.goto('/login')
  expect(login?.headers()['content-security-policy']).toContain("default-src 'none'")
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill('436601000001')
  await page.getByRole('button', { name: 'Code anfordern' }).click()
  // The code is there when the field for it is.
  await expect(page.getByRole('textbox', { name: 'SMS-Code' })).toBeVisible()
  await page.getByRole('textbox', { name: 'SMS-Code' }).fill(sandbox.outbox[0]?.code ?? '')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('button', { name: 'Bonus anzeigen' }).click()
  await closeByEscape(page)
  await page.getByRole('button', { name: 'Information zu Treuepunkte' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Benachrichtigungen' }).click()
  await closeByEscape(page)
  for (const link of ['Rechnungen', 'Verbindungen', 'Guthaben aufladen', 'Zusatzpakete', 'Mein Tarif']) {
    await contractMenu(page).getByRole('link', { name: link }).click()
    await expect(content(page).getByRole('heading').first()).toBeVisible()
  }
  for (const name of ['436601000011', 'Fernsehen zu Hause', 'Internet zu Hause', '436601000001']) {
    await contractEntry(page, name).click()
    await expect(content(page).getByRole('heading').first()).toBeVisible()
  }
  await page.goto('/?lang=sr')
  await expect(content(page)).toContainText('Program lojalnosti')
  await page.goto('/?lang=de')
  for (const path of [...mobilePaths, '/no-such-page']) {
    await page.goto(path)
    await expect(content(page).getByRole('heading').first()).toBeVisible()
  }
  await page.goto('/')
  await logOut(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  for (const path of openPaths) {
    await page.goto(path)
    await expect(content(page).getByRole('heading').first()).toBeVisible()
  }

  expect(refused).toEqual([])
  expect(said).toEqual([])
}
