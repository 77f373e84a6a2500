import type { Page } from '@playwright/test'
import { expectAccessible, looks } from './support/axe'
import { eachLanguage } from './support/eachLanguage'
import { messages } from './support/messages'
import { expect, test } from './support/test'

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

eachLanguage((locale) => {
  const { listing, tariff } = messages[locale]
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  test(`U3: no violation in the details of an entry, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/listing?type=CALL', { locale })
    await button(page, listing.details).first().click()
    await expect(page.getByRole('dialog', { name: listing.callDetails })).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test(`T2 T4 T5: no violation in the questions about a tariff, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/Tariffs', { locale })
    await button(page, tariff.activate).first().click()
    const terms = page.getByRole('dialog', { name: tariff.confirmHeading })
    await expect(terms).toBeVisible()
    await expectAccessible(page, looks[locale])
    await terms.getByRole('button', { name: tariff.confirm }).click()
    const another = page.getByRole('dialog', { name: tariff.anotherHeading })
    await expect(another).toBeVisible()
    await expectAccessible(page, looks[locale])
    await another.getByRole('button', { name: tariff.deactivate }).click()
    await expect(page.getByRole('dialog', { name: tariff.deactivateHeading })).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test(`T3: no violation where the credit is too low, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/Tariffs', { locale })
    await button(page, tariff.activate).nth(1).click()
    await page.getByRole('dialog').getByRole('button', { name: tariff.confirm }).click()
    await expect(page.getByRole('dialog', { name: tariff.fundsHeading })).toBeVisible()
    await expectAccessible(page, looks[locale])
  })
})
