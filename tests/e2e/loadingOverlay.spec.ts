import { expect, test } from './support/test'
import { hold } from './support/timing'

test('F6: the overlay has the language of the page, which stays usable', async ({ page }) => {
  const sms = await hold(page, '**/api/send-sms')
  await page.goto('/login?lang=sr')
  const phone = page.getByRole('textbox', { name: 'Broj telefona' })
  await phone.fill('436601000001')
  await phone.press('Enter')
  const overlay = page.getByRole('status').getByText('Učitavanje')
  await expect(overlay).toBeVisible()
  const isDrawn = await overlay.evaluate((text) => {
    const bar = getComputedStyle(text.closest('[role=status] > *') ?? text, '::after')
    return bar.content !== 'none' && Number.parseFloat(bar.width) > 100
  })
  expect(isDrawn).toBe(true)
  await phone.press('Enter')
  await page.getByRole('tab', { name: 'Korisničko ime' }).click()
  await expect(page.getByRole('textbox', { name: 'Korisničko ime' })).toBeVisible()
  expect(sms.count()).toBe(1)
  sms.release()
  await expect(overlay).toHaveCount(0)
})

test('F6: an animation runs while the portal itself loads', async ({ page }) => {
  const portal = await hold(page, '**/assets/index-*.js')
  await page.goto('/bills', { waitUntil: 'commit' })
  await expect(page.locator('#portal')).toBeAttached()
  const place = () =>
    page.locator('#portal').evaluate((element) => {
      const { width, transform } = getComputedStyle(element, '::before')
      return { width, transform }
    })
  await expect.poll(async () => Number.parseFloat((await place()).width)).toBeGreaterThan(100)
  const previous = await place()
  await expect.poll(place).not.toEqual(previous)
  portal.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  expect(await place()).toEqual({ width: 'auto', transform: 'none' })
})
