import type { Page } from '@playwright/test'
import { tokenOf } from '../../sandbox/tokenOf'
import { accountHeader, content, contractEntry, contractMenu, logOut, signIn } from './support/customer'
import { openPayment, payByCard } from './support/payment'
import { expect, test } from './support/test'
import { waitForOverlayFiles } from './support/timing'

test.describe('of a customer', () => {
  test.beforeEach(async ({ page, visit }) => {
    await visit('everyday')
    await expect(accountHeader(page)).toContainText('23,40 €')
  })

  const otherTabs: Record<string, (other: Page) => Promise<unknown>> = {
    'a logout': logOut,
    'cleared storage': (other) => other.evaluate(() => localStorage.clear()),
  }
  for (const [name, act] of Object.entries(otherTabs))
    test(`S3: ${name} in another tab ends this session`, async ({ page, context }) => {
      const other = await context.newPage()
      await other.goto('/')
      await act(other)
      await expect(page).toHaveURL('/login')
      await expect(page.locator('body')).not.toContainText('+43 660 1000001')
    })

  test('S2 C3: another customer in another tab replaces the session', async ({ page, context, server }) => {
    const other = await context.newPage()
    await other.goto('/404')
    const token = await tokenOf(server.sandbox, 'empty')
    await other.evaluate((token) => localStorage.setItem('zweiklang.token', token), token)
    await expect(accountHeader(page)).toContainText('+43 660 1000002')
    await expect(page.locator('body')).not.toContainText('+43 660 1000001')
  })

  test('S3: the logout works without a network', async ({ page, context }) => {
    await waitForOverlayFiles(page)
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
  await expect(accountHeader(page)).toContainText('+43 660 1000002')
  await expect(page).toHaveURL('/')
})

test('S1 B3 P5 P8: the customer pays a bill although the browser blocks storage', async ({
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
  await contractEntry(page, '+43 660 1000011').click()
  await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await openPayment(page)
  await payByCard(page)
  // The new document has no token: nothing was stored.
  await expect(page).toHaveURL('/login')
  await signIn(page, 'everyday')
  await expect(page.getByRole('heading', { name: 'Zahlung erfolgreich' })).toBeVisible()
  expect(sandbox.checkouts.charges).toMatchObject([{ amount: 29.9 }])
})
