import { tabTo } from './support/focus'
import { content, toasts } from './support/landmarks'
import { messages } from './support/messages'
import { form, payButton, postpaid } from './support/payment'
import { expect, test } from './support/test'

const {
  page: words,
  bill,
  consent,
  listing,
  login,
  message,
  notification,
  shell,
  tariff,
  topUp,
} = messages.de

test('L5: sign in by user name, by keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await tabTo(page, page.getByRole('tab', { name: login.byPhone }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('textbox', { name: login.username }))
  await page.keyboard.type('everyday')
  await tabTo(page, page.getByLabel(login.password, { exact: true }))
  await page.keyboard.type('Portal2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})

test('T2 T3: accept the terms of a tariff, and go to the top-up, by keyboard alone', async ({
  page,
  visit,
}) => {
  await visit('everyday', '/Tariffs')
  await tabTo(page, page.getByRole('button', { name: tariff.activate, exact: true }).nth(1))
  await page.keyboard.press('Enter')
  const terms = page.getByRole('dialog', { name: tariff.confirmHeading })
  await tabTo(page, terms.getByRole('button', { name: tariff.confirm }))
  await page.keyboard.press('Enter')
  const funds = page.getByRole('dialog', { name: tariff.fundsHeading })
  await tabTo(
    page,
    funds.getByRole('button', { name: tariff.topUp }).or(funds.getByRole('link', { name: tariff.topUp })),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recharge-credit')
  await expect(content(page).getByRole('heading', { level: 1 })).toBeFocused()
})

test('P1 P2: top up by card, up to the payment page, by keyboard alone', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/recharge-credit')
  await tabTo(page, page.getByRole('textbox', { name: topUp.amount }))
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  const terms = page.getByRole('dialog', { name: topUp.confirmHeading })
  await tabTo(page, terms.getByRole('button', { name: topUp.continueToPayment }))
  await page.keyboard.press('Enter')
  await expect
    .poll(() => sandbox.requests.some(({ operationId }) => operationId === 'prepareTopUp'))
    .toBe(true)
  await expect(page).not.toHaveURL(/recharge-credit/)
})

test('P4: redeem a voucher by keyboard alone', async ({ page, visit }) => {
  await visit('everyday', '/recharge-credit?tab=voucher')
  await tabTo(page, page.getByLabel(topUp.voucherCode))
  await page.keyboard.type('1000-2000-3010')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText(message.success)
})

test('B3 P5: open the payment of a bill, and reach its form, by keyboard alone', async ({ page, visit }) => {
  await visit('everyday', '/bills', postpaid)
  await tabTo(page, page.getByRole('button', { name: bill.payOnline }).first())
  await page.keyboard.press('Enter')
  await payButton(page).waitFor()
  await page.keyboard.press('Tab')
  for (let presses = 0; presses < 12; presses++) {
    if (await form(page).locator(':focus').count()) break
    await page.keyboard.press('Tab')
  }
  await expect(form(page).locator(':focus')).toHaveCount(1)
})

test('U3 U4: load more of the listing, and read an entry, by keyboard alone', async ({ page, visit }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 20, 10))
  // Nothing scrolls into sight by itself.
  await page.addInitScript(() =>
    Object.assign(window, {
      IntersectionObserver: class {
        observe() {}
        disconnect() {}
        unobserve() {}
      },
    }),
  )
  await visit('crowd', '/listing?type=CALL')
  const details = page.getByRole('button', { name: listing.details, exact: true })
  await details.first().focus()
  await page.keyboard.press('Enter')
  const entry = page.getByRole('dialog', { name: listing.callDetails })
  // A dialog hears Escape a moment after it has come; its button is there at once.
  await tabTo(page, entry.getByRole('button', { name: words.close }))
  await page.keyboard.press('Enter')
  await expect(details.first()).toBeFocused()
  const asked = page.waitForRequest(/page=2/)
  await page.getByRole('button', { name: listing.loadMore }).focus()
  await page.keyboard.press('Enter')
  await asked
})

test('N1 N2: open a notification by keyboard alone', async ({ page, visit }) => {
  await visit('everyday')
  await tabTo(page, page.getByRole('button', { name: shell.notifications }))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: notification.heading })
  await tabTo(page, panel.getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/notification\//)
  await expect(content(page).getByRole('heading', { level: 1 })).toBeFocused()
})

test('G1: decide in the modal of consents by keyboard alone', async ({ page, visit }) => {
  await visit('consents')
  const modal = page.getByRole('dialog', { name: consent.heading })
  const choice = modal.getByRole('switch').first()
  await tabTo(page, choice)
  const before = await choice.isChecked()
  await page.keyboard.press('Space')
  await expect(choice).toBeChecked({ checked: !before })
  await tabTo(page, modal.getByRole('button', { name: words.close }).first())
  await page.keyboard.press('Enter')
  await expect(modal).toHaveCount(0)
})

test.describe('the first brand', () => {
  test.use({ brand: 'first' })

  test('F9 S6: change the language by keyboard alone', async ({ page, visit }) => {
    await visit('everyday')
    await tabTo(page, page.getByRole('button', { name: shell.language }))
    await page.keyboard.press('Enter')
    // The menu hears keys once it has the focus.
    await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn')
  })
})
