import { expectAccessible, looks, looksAt } from './support/axe'
import { eachLanguage } from './support/eachLanguage'
import { messages } from './support/messages'
import { expect, test } from './support/test'

eachLanguage((locale) => {
  const { shell, notification, overview } = messages[locale]

  test(`M6: no violation in the bonus, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/', { locale })
    await page.getByRole('button', { name: overview.bonusOpen }).click()
    await expect(page.getByRole('dialog', { name: overview.bonusHeading })).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test(`S3: no violation in the profile and the question before the logout, ${locale}`, async ({
    page,
    visit,
  }) => {
    await visit('everyday', '/', { locale })
    await page.getByRole('button', { name: shell.profile }).click()
    await expect(page.getByRole('menuitem', { name: shell.logOut })).toBeVisible()
    await expectAccessible(page, looks[locale])
    await page.getByRole('menuitem', { name: shell.logOut }).click()
    await expect(page.getByRole('dialog', { name: shell.logOutHeading })).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test(`N1: no violation in the notifications, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/', { locale })
    await page.getByRole('button', { name: shell.notifications }).click()
    const panel = page.getByRole('dialog', { name: notification.heading })
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page, looks[locale])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test(`F12: no violation in the menu, ${locale}`, async ({ page, visit }) => {
      await visit('everyday', '/', { locale })
      await page.getByRole('button', { name: shell.menu }).click()
      await expect(page.getByRole('dialog', { name: shell.menu })).toBeVisible()
      await expectAccessible(page, looksAt(390))
    })
  })

  test.describe('the first brand', () => {
    test.use({ brand: 'first' })

    test(`F9: no violation on its overview and in the choice of language, ${locale}`, async ({
      page,
      visit,
    }) => {
      await visit('everyday', '/', { locale })
      await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
      await expectAccessible(page, looks[locale])
      await page.getByRole('button', { name: shell.language }).click()
      await expect(page.getByRole('menuitemradio').first()).toBeVisible()
      await expectAccessible(page, looks[locale])
    })
  })
})
