import { expectAccessible, looks } from './support/axe'
import { eachLanguage } from './support/eachLanguage'
import { messages } from './support/messages'
import { postpaid } from './support/payment'
import { expect, test } from './support/test'

eachLanguage((locale) => {
  const { page: words, bill, payment } = messages[locale]

  test(`B1 B3: no violation in the bills, the payment and its end, ${locale}`, async ({
    page,
    visit,
    sandbox,
  }) => {
    test.slow()
    await visit('everyday', '/bills', { ...postpaid, locale })
    await expect(page.getByRole('heading', { name: bill.chart })).toBeVisible()
    await expectAccessible(page, looks[locale])
    await page.getByRole('button', { name: bill.payOnline }).first().click()
    const form = page.frameLocator(`iframe[title="${payment.heading}"]`)
    await expect(form.getByRole('button', { name: payment.submit, exact: true })).toBeVisible()
    await expectAccessible(page, looks[locale])
    await page.getByRole('button', { name: words.close, exact: true }).click()
    sandbox.clock.advance(31 * 60_000)
    await page.getByRole('button', { name: bill.resume }).click()
    await expect(page.getByRole('button', { name: payment.renew })).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test(`P6 P7: no violation on the payment page and the result pages, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/transaction-completed', { ...postpaid, locale })
    await expect(page.getByRole('heading', { name: payment.failed })).toBeVisible()
    await expectAccessible(page, looks[locale])
    await page.goto('/mobile-payment?checkoutId=')
    await expect(page.getByRole('alert')).toContainText(payment.wrongAddress)
    await expectAccessible(page, looks[locale])
  })
})
