import { content, contractEntry, contractMenu } from './support/landmarks'
import { logOut } from './support/logOut'
import { mobilePaths } from './support/paths'
import { expect, test } from './support/test'

test.describe('a tour of the whole portal', () => {
  test.use({ brand: 'first' })

  test('F1 S6: leaves nothing on the console and breaks no rule of the content security policy', async ({
    page,
    sandbox,
  }) => {
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
    await page.getByRole('textbox', { name: 'SMS-Code' }).fill(sandbox.outbox[0]?.code ?? '')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.getByRole('button', { name: 'Bonus anzeigen' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Information zu Treuepunkte' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Benachrichtigungen' }).click()
    await page.keyboard.press('Escape')
    for (const link of ['Rechnungen', 'Verbindungen', 'Guthaben aufladen', 'Zusatzpakete', 'Mein Tarif']) {
      await contractMenu(page).getByRole('link', { name: link }).click()
      await expect(content(page).getByRole('heading').first()).toBeVisible()
    }
    for (const name of ['436601000011', 'Fernsehen zu Hause', 'Internet zu Hause', '436601000001']) {
      await contractEntry(page, name).click()
      await expect(content(page).getByRole('heading').first()).toBeVisible()
    }
    await page.getByRole('button', { name: 'Sprache' }).click()
    await page.getByRole('menuitemradio', { name: 'SRB' }).click()
    await expect(content(page)).toContainText('Program lojalnosti')
    await page.goto('/?lang=de')
    for (const path of [...mobilePaths, '/no-such-page']) {
      await page.goto(path)
      await expect(content(page).getByRole('heading').first()).toBeVisible()
    }
    await page.goto('/')
    await logOut(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()

    expect(refused).toEqual([])
    expect(said).toEqual([])
  })
})
