import { accountHeader, content, contractMenu, toasts } from './support/landmarks'
import { locales, messages } from './support/messages'
import { expect, test } from './support/test'

const overviewFile = '**/assets/Overview-*.js'
const { message } = messages.de

test('the network that goes and comes is told on the login, and nothing moves', async ({ page, context }) => {
  await page.goto('/login')
  const field = page.getByRole('textbox', { name: 'Telefonnummer' })
  await field.fill('436601000001')
  const before = await field.boundingBox()
  await context.setOffline(true)
  await expect(toasts(page).getByText(message.offline)).toBeVisible()
  expect(await field.boundingBox()).toEqual(before)
  await expect(field).toHaveValue('436601000001')
  await context.setOffline(false)
  await expect(toasts(page).getByText(message.online)).toBeVisible()
  await expect(toasts(page).getByText(message.offline)).toHaveCount(0)
})

for (const locale of locales)
  test(`a page whose code is missing stays without a network and comes with it, ${locale}`, async ({
    page,
    context,
    visit,
    complaints,
  }) => {
    const words = messages[locale]
    await visit('everyday', '/customer-support', { locale })
    await expect(page.getByRole('heading', { level: 1, name: words.shell.support })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: words.shell.mobileMenu.bills }).click()
    const told = page.getByRole('heading', { name: words.message.chunkFailed })
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: words.message.tryAgain }).click()
    await expect(page.getByText(words.message.offline)).toBeVisible()
    await expect(told).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: words.bill.heading })).toBeVisible()
    await expect(page).toHaveURL(/\/bills$/)
    complaints.length = 0
  })

test('S7: with a network but no way to the server, the page stays; the button goes on once there is one', async ({
  page,
  visit,
  complaints,
}) => {
  await page.route(overviewFile, (route) => route.abort())
  await visit('everyday')
  const told = content(page).getByRole('heading', { name: message.chunkFailed })
  await expect(told).toBeVisible()
  // What a hotel puts in place of every page.
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  )
  await page.getByRole('button', { name: message.tryAgain }).click()
  await expect(toasts(page).getByText(message.unavailable)).toBeVisible()
  await expect(told).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: message.tryAgain }).click()
  await expect(accountHeader(page)).toContainText('23,40 €')
  await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  complaints.length = 0
})

test('E1: what could not be read comes by itself, and what was typed stays', async ({
  page,
  context,
  visit,
  sandbox,
}) => {
  await visit('everyday', '/bills')
  await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
  await contractMenu(page).getByRole('link', { name: 'Guthaben aufladen' }).click()
  await page.getByRole('textbox', { name: 'Betrag' }).fill('20')
  await page.getByRole('button', { name: 'Aufladen', exact: true }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await expect(content(page).getByText(/Wir haben keine Antwort erhalten/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Betrag' })).toHaveValue('20')
  await page.getByRole('button', { name: 'Aktualisieren' }).click()
  await expect(toasts(page).getByText(message.error)).toBeVisible()
  sandbox.requests.length = 0
  const asked = page.waitForResponse(/\/api\/me\//)
  await context.setOffline(false)
  await asked
  await expect(toasts(page).getByText(message.online)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Betrag' })).toHaveValue('20')
  expect(sandbox.requests.map(({ operationId }) => operationId)).toEqual(['getMeByPhone'])
})

test('words that did not load come with the network', async ({ page, context, complaints }) => {
  await page.route('**/assets/de-*.js', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('Die Seite konnte noch nicht geladen werden.')).toBeVisible()
  await page.unrouteAll()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  complaints.length = 0
})
