import { expectToFit } from './support/fits'
import { content } from './support/landmarks'
import { locales, messages } from './support/messages'
import { closeByEscape } from './support/overlays'
import { expect, test } from './support/test'

// Without motion, a panel stands where it stands as soon as it is there.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

for (const locale of locales) {
  const { page: words, shell, login, overview } = messages[locale]

  test(`L1 F4: nothing scrolls sideways at 320 px, ${locale}`, async ({ page, visit }) => {
    await page.goto(`/login?lang=${locale}`)
    await expect(page.getByRole('textbox', { name: login.phone })).toBeVisible()
    await expectToFit(page, 'login by phone')
    await page.getByRole('tab', { name: login.byUsername }).click()
    await expectToFit(page, 'login by password')
    for (const [world, path] of [
      ['everyday', '/'],
      ['everyday', '/tv'],
      ['everyday', '/internet'],
      ['everyday', '/404'],
      ['odd', '/'],
    ] as const) {
      await visit(world, path, { locale })
      await expect(content(page).locator('h1, p').first()).toBeVisible()
      await expect(page.getByRole('status').getByText(words.loading)).toHaveCount(0)
      await expectToFit(page, `${path} of ${world}`)
    }
  })

  test(`F12 M6: menu and bonus fit 320 px, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/', { locale })
    await page.getByRole('button', { name: shell.menu }).click()
    await expect(page.getByRole('dialog', { name: shell.menu })).toBeVisible()
    await expectToFit(page, 'menu')
    await closeByEscape(page)
    await page.getByRole('button', { name: overview.bonusOpen }).click()
    await expect(page.getByRole('dialog', { name: overview.bonusHeading })).toBeVisible()
    await expectToFit(page, 'bonus')
  })
}
