import type { Page } from '@playwright/test'
import { appearancesAt, expectAccessible } from '../../../tests/e2e/support/axe'
import { signIn } from '../../../tests/e2e/support/customer'
import { cards, fillCard, openPayment, payButton } from '../../../tests/e2e/support/payment'
import { expect, test } from './test'

/** Stops the service worker, as browsers do after half a minute without a call. */
async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

test('a visitor tops up with a voucher and on the payment page, and the provider keeps the balance without its worker', async ({
  page,
}) => {
  const balance = page.getByRole('region', { name: 'Ausgewählter Vertrag' })
  await page.goto('./')
  await expect(page).toHaveURL('start/')
  await expectAccessible(page, appearancesAt(1280))
  await page.getByRole('link', { name: 'Open it in English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.goto('login?lang=de')
  // The portal remembers the language, and the prerendered login looks the same without it.
  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await expect(page.getByRole('textbox', { name: 'Benutzername' })).toBeVisible()
  await page.goto('start/')
  await page.getByRole('link', { name: 'Open the portal' }).click()
  await expect(page).toHaveURL('login')
  await signIn(page, 'everyday')
  await expect(balance).toContainText('23,40 €')

  await stopWorker(page)
  await page.goto('recharge-credit?tab=voucher')
  await page.getByLabel('Gutscheincode').fill('1000 2000 3020')
  await page.getByRole('button', { name: 'Aufladen' }).click()
  await expect(balance).toContainText('43,40 €')

  await page.goto('recharge-credit')
  await page.getByRole('button', { name: '10 €', exact: true }).click()
  await page.getByRole('button', { name: 'Aufladen' }).click()
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await stopWorker(page)
  await page.getByRole('button', { name: 'Bezahlen' }).click()
  await expect(page).toHaveURL(/\/transaction-completed\?/)
  await page.goto('./')
  await expect(balance).toContainText('53,40 €')
})

test('a link into the portal starts its provider; a bill is paid in the payment form', async ({ page }) => {
  await page.goto('bills')
  await expect(page).toHaveURL('login')
  await signIn(page, 'everyday')
  await page
    .getByRole('navigation', { name: 'Verträge' })
    .getByRole('button', { name: /^\+43 660 1000011/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Flex 20' })).toBeVisible()
  await page.goto('bills')
  await openPayment(page)
  await fillCard(page, cards.paid)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
})

test('a deep link works at once, and the provider holds calls to openapi.yaml', async ({ page, request }) => {
  await page.goto('reset-password/a/b')
  await expect(page.getByText('Der Link ist ungültig oder abgelaufen.')).toBeVisible()
  // The deferred styles load from the demo's path.
  await expect(page.locator('.brandmark')).toHaveCSS('mask-image', /^url/, { pseudo: 'before' })
  const refused = await page.evaluate(async () => {
    const answer = await fetch('api/send-sms', { method: 'POST', body: new URLSearchParams({ fone: '1' }) })
    return answer.json()
  })
  expect(refused.message).toMatch(/^sendSms: body: .*phone/)

  const manifest = await page
    .locator('link[rel=manifest]')
    .evaluate((element: HTMLLinkElement) => element.href)
  const { start_url, icons } = await (await request.get(manifest)).json()
  expect((await request.get(new URL(icons[0].src, manifest).href)).ok()).toBe(true)
  await page.goto(new URL(start_url, manifest).href)
  await expect(page).toHaveURL('login')
})

test('an analyst watches the flows next to the portal at the first visit', async ({ page }) => {
  await page.goto('flows/')
  await page.getByRole('button', { name: 'Live' }).click()
  const portal = page.frameLocator('iframe')
  // The document has the login of each language until its styles choose one.
  await expect(portal.getByRole('tab', { name: 'Benutzername' })).toHaveCount(1)
  await signIn(portal, 'everyday')
  await expect(portal.getByText('23,40 €').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Drawing' }).locator('.lit').first()).toBeVisible()
})

test('a missing page says so at any depth', async ({ page }) => {
  await page.goto('./open/')
  await expect(page).toHaveURL('login')
  await page.goto('flows/docs/nothing.html')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectAccessible(page, appearancesAt(1280))
  await page.getByRole('link', { name: 'To the start page' }).click()
  await expect(page).toHaveURL('start/')
})

test('a browser without service workers says why the portal does not open at any depth', async ({ page }) => {
  await page.addInitScript('delete Navigator.prototype.serviceWorker')
  for (const address of ['open/', 'notification/1']) {
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText('This browser cannot run the provider')
    await expect(page.getByRole('status')).toBeHidden()
  }
})
