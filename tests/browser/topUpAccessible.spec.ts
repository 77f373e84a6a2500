import { expectAccessible, looks } from './support/axe'
import { eachLanguage } from './support/eachLanguage'
import { messages } from './support/messages'
import { expect, test } from './support/test'

eachLanguage((locale) => {
  const { topUp } = messages[locale]

  test(`P1 P2: no violation in the top-up by card, its complaint and its confirmation, ${locale}`, async ({
    page,
    visit,
  }) => {
    await visit('everyday', '/recharge-credit', { locale })
    const submit = page.getByRole('button', { name: topUp.submit, exact: true })
    await submit.click()
    await expect(page.getByLabel(topUp.amount)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, looks[locale])
    await page.getByRole('button', { name: '20 €' }).click()
    await submit.click()
    await expect(page.getByRole('dialog', { name: topUp.confirmHeading })).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test(`P2 P4: no violation in what is said when no answer came, ${locale}`, async ({
    page,
    visit,
    sandbox,
  }) => {
    await visit('everyday', '/recharge-credit?tab=voucher', { locale })
    sandbox.faults.set({ operationId: 'topUpWithVoucher', fault: 'drop' })
    await page.getByLabel(topUp.voucherCode).fill('1000-2000-3010')
    await page.getByRole('button', { name: topUp.submit, exact: true }).click()
    await expect(page.getByText(topUp.voucherUnanswered)).toBeVisible()
    await expectAccessible(page, looks[locale])
  })
})
