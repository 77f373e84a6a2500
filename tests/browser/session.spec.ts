import type { Page } from '@playwright/test'
import { hold } from './support/held'
import { accountHeader, content, contractEntry, contractMenu, toasts } from './support/landmarks'
import { logOut } from './support/logOut'
import { fetchedOverlays } from './support/overlays'
import { cards, fillCard, openPayment, payButton } from './support/payment'
import { signIn } from './support/signIn'
import { expect, test } from './support/test'
import { tokenOf } from './support/token'

test.describe('of a customer', () => {
  test.beforeEach(async ({ page, visit }) => {
    await visit('everyday')
    await expect(accountHeader(page)).toContainText('23,40 €')
  })

  const otherTabs: Record<string, { path: string; act: (other: Page) => Promise<unknown> }> = {
    'a logout': { path: '/', act: logOut },
    'cleared storage': { path: '/404', act: (other) => other.evaluate(() => localStorage.clear()) },
  }
  for (const [what, { path, act }] of Object.entries(otherTabs))
    test(`S3: ${what} in another tab ends this one`, async ({ page, context }) => {
      const other = await context.newPage()
      await other.goto(path)
      await act(other)
      await expect(page).toHaveURL('/login')
      await expect(page.locator('body')).not.toContainText('436601000001')
    })

  test('S2 C3: a login as somebody else in another tab leaves nothing of the former customer here', async ({
    page,
    context,
    server,
  }) => {
    const other = await context.newPage()
    await other.goto('/404')
    const token = await tokenOf(server, 'empty')
    await other.evaluate((token) => localStorage.setItem('zweiklang.token', token), token)
    await expect(accountHeader(page)).toContainText('436601000002')
    await expect(page.locator('body')).not.toContainText('436601000001')
    await page.getByRole('button', { name: 'Profil' }).click()
    await expect(page.getByText('Jonas Berger')).toBeVisible()
  })

  test('S3: the logout works without a network', async ({ page, context }) => {
    await fetchedOverlays(page)
    await context.setOffline(true)
    await logOut(page)
    await expect(page).toHaveURL('/login')
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.startsWith('zweiklang.') && key !== 'zweiklang.locale')).toEqual([])
  })

  test('S3: after the logout, Back shows nothing of the customer', async ({ page, sandbox }) => {
    await page.getByRole('link', { name: 'Kundenservice' }).click()
    await expect(content(page).getByRole('heading', { level: 1 })).toBeFocused()
    await logOut(page)
    await expect(page).toHaveURL('/login')
    sandbox.requests.length = 0
    await page.goBack()
    await expect(page).toHaveURL('/login')
    await expect(page.locator('body')).not.toContainText('Lena Moser')
    expect(sandbox.requests).toEqual([])
  })
})

test('S2: a login in another tab signs this one in', async ({ page, context }) => {
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto('/login')
  await signIn(other, 'empty')
  await expect(accountHeader(page)).toContainText('436601000002')
  await expect(page).toHaveURL('/')
})

test('S3: the browser keeps no answers for the next customer, even if the provider allows it', async ({
  page,
  visit,
  sandbox,
}) => {
  sandbox.faults.set({ operationId: '*', fault: 'cacheable' })
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  await logOut(page)
  await signIn(page, 'crowd')
  await expect(accountHeader(page)).toContainText('€')
  await expect(page.locator('body')).not.toContainText('436601000001')
  await expect(contractMenu(page).getByRole('searchbox')).toBeVisible()
})

test('P4: a reload while a voucher is pending is reported, with what to look at', async ({ page, visit }) => {
  await visit('everyday', '/recharge-credit?tab=voucher')
  const redeeming = await hold(page, '**/api/voucher-topup')
  await page.getByRole('textbox', { name: 'Gutscheincode' }).fill('100020003010')
  await page.keyboard.press('Enter')
  await expect.poll(redeeming.count).toBe(1)
  await page.reload()
  await expect(toasts(page)).toContainText(
    'Wir haben keine Antwort erhalten. Vielleicht ist der Gutschein schon eingelöst',
  )
  expect(redeeming.count()).toBe(1)
})

test('S1 B3 P5 P8: a browser that refuses storage pays a bill, and shows the result after a login', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
  })
  await page.goto('/login')
  await signIn(page, 'everyday')
  await contractEntry(page, '436601000011').click()
  await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await openPayment(page)
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'payBill')).toHaveLength(1)
  await fillCard(page, cards.paid)
  await payButton(page).click()
  // The new document has no token: nothing was stored.
  await expect(page).toHaveURL('/login')
  await signIn(page, 'everyday')
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
  expect(sandbox.checkouts.charges).toMatchObject([{ amount: 29.9 }])
})
