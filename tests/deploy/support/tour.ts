import { expect, type Page } from '@playwright/test'
import type { Sandbox } from '../../../sandbox/sandbox'
import {
  button,
  closeByEscape,
  content,
  contractEntry,
  contractMenu,
  logOut,
} from '../../browser/support/customer'
import { mobilePaths, openPaths } from '../../browser/support/paths'

/** Visits every page and expects every file. A message in the console, such as a violation of the policy, fails the test. */
export async function tour(page: Page, sandbox: Sandbox): Promise<void> {
  const missing: string[] = []
  page.on('response', (response) => {
    // The check of the console ignores failed loads, because the provider refuses some calls.
    if (response.status() >= 400 && !response.url().includes('/api/')) missing.push(response.url())
  })
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
  await page.keyboard.press('Enter')
  const code = page.getByRole('textbox', { name: 'SMS-Code' })
  await code.waitFor()
  await code.fill(sandbox.outbox[0]?.code ?? '')
  await code.press('Enter')
  await button(page, 'Bonus anzeigen').click()
  await closeByEscape(page)
  await button(page, 'Information zu Treuepunkte').click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Benachrichtigungen' }).click()
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
  expect(missing).toEqual([])
}
