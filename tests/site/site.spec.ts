import { expectAccessible, looksAt } from '../browser/support/axe'
import { cards, fillCard, openPayment, payButton } from '../browser/support/payment'
import { signIn } from '../browser/support/signIn'
import { expect, test } from './test'

test('a visitor signs in by a code, tops up by voucher and on the payment page, and stays signed in', async ({
  page,
  context,
  stopWorker,
}) => {
  const balance = page.getByRole('region', { name: 'Ausgewählter Vertrag' })
  await page.goto('./')
  await expect(page).toHaveURL('start/')
  await expectAccessible(page, looksAt(1280))
  await page.getByRole('link', { name: 'Open the portal' }).click()
  await expect(page).toHaveURL('login')
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill('436601000001')
  await page.getByRole('button', { name: 'Code anfordern' }).click()
  const outbox = await context.newPage()
  await outbox.goto('sandbox/outbox')
  const sms = outbox.getByRole('row').filter({ hasText: '436601000001' })
  const [code = ''] = /\b\d{6}\b/.exec(await sms.innerText()) ?? []
  await outbox.close()
  await page.getByRole('textbox', { name: 'SMS-Code' }).fill(code)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(balance).toContainText('23,40 €')

  await stopWorker()
  await page.goto('recharge-credit?tab=voucher')
  await page.getByLabel('Gutscheincode').fill('1000 2000 3020')
  await page.getByRole('button', { name: 'Aufladen' }).click()
  await expect(balance).toContainText('43,40 €')

  await page.goto('recharge-credit')
  await page.getByRole('button', { name: '10 €', exact: true }).click()
  await page.getByRole('button', { name: 'Aufladen' }).click()
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  await stopWorker()
  await page.getByRole('button', { name: 'Bezahlen' }).click()
  await expect(page).toHaveURL(/\/transaction-completed\?/)
  await expect(balance).toContainText('53,40 €')
  await page.goto('./')
  await expect(balance).toContainText('53,40 €')
})

test('a link into the portal starts its provider; a bill is paid in the form of the payment provider', async ({
  page,
}) => {
  await page.goto('bills')
  await expect(page).toHaveURL('login')
  await signIn(page, 'everyday')
  await page
    .getByRole('navigation', { name: 'Verträge' })
    .getByRole('button', { name: /^436601000011/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Flex 20' })).toBeVisible()
  await page.goto('bills')
  await openPayment(page)
  await fillCard(page, cards.paid)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()

  await page.goto('documentation/')
  await page.getByRole('navigation', { name: 'Documents' }).getByRole('link', { name: 'For testers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'For testers' })).toBeVisible()
  await expectAccessible(page, looksAt(1280))
  await page.goto('documentation/docs/decisions/nothing.html')
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await expectAccessible(page, looksAt(1280))
  await page.getByRole('link', { name: 'To the start page' }).click()
  await expect(page).toHaveURL('start/')
})

test('an analyst watches the flows beside the portal, without having been anywhere else', async ({
  page,
}) => {
  await page.goto('atlas/')
  await expect(page.getByRole('region', { name: 'The map of all flows' }).locator('svg')).toBeVisible()
  const lit = page.getByRole('region', { name: 'Drawing' }).locator('.lit')
  await page.getByRole('button', { name: 'Live' }).click()
  const portal = page.frameLocator('iframe')
  const userName = portal.getByRole('tab', { name: 'Benutzername' })
  // The document holds the login of each brand; nothing is drawn before the styles that choose among them have come.
  await expect(userName).toHaveCount(1)
  await userName.click()
  await portal.getByRole('textbox', { name: 'Benutzername' }).fill('everyday')
  await portal.getByLabel('Passwort', { exact: true }).fill('Portal2026')
  await portal.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(portal.getByText('23,40 €').first()).toBeVisible()
  await expect(lit.first()).toBeVisible()
})

test('a link deep into the portal starts its provider, which refuses what openapi.yaml does not describe', async ({
  page,
  request,
}) => {
  await page.goto('reset-password/a/b')
  await expect(page.getByText('Der Link ist ungültig oder abgelaufen.')).toBeVisible()
  await expect(page).toHaveURL('login')
  const [asked] = await page.evaluate(async () => (await fetch('sandbox/requests')).json())
  expect(asked).toMatchObject({ operationId: 'checkReset', form: { token: 'a/b' } })
  const refused = await page.evaluate(async () => {
    const answer = await fetch('api/send-sms', { method: 'POST', body: new URLSearchParams({ fone: '1' }) })
    return answer.json()
  })
  expect(refused.message).toMatch(/^sendSms: body: .*phone/)

  const link = page.locator('link[rel=manifest]')
  const manifest = await link.evaluate((element: HTMLLinkElement) => element.href)
  const { start_url, icons } = await (await request.get(manifest)).json()
  await expect(page.locator('link[rel=icon]')).toHaveAttribute(
    'href',
    new URL(icons[0].src, manifest).pathname,
  )
  expect((await request.get(new URL(icons[1].src, manifest).href)).ok()).toBe(true)
  await page.goto(new URL(start_url, manifest).href)
  await expect(page).toHaveURL('login')
})

test('a browser without service workers is told why the portal does not open, at any depth', async ({
  page,
}) => {
  await page.addInitScript('delete Navigator.prototype.serviceWorker')
  for (const address of ['open/', 'notification/1']) {
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText('This browser cannot run the provider')
    await expect(page.getByRole('status')).toBeHidden()
  }
  await page.getByRole('link', { name: 'Documentation' }).click()
  await expect(page).toHaveURL('documentation/')
})
