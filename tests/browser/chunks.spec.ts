import { stopClock } from './support/clock'
import { hold } from './support/held'
import { accountHeader, content } from './support/landmarks'
import { expect, test } from './support/test'

const overviewFile = '**/assets/Overview-*.js'
const message = 'Dieser Teil der Seite konnte nicht geladen werden.'

test('S7: a part that does not load can be asked for again, and the rest stays usable', async ({
  page,
  visit,
  complaints,
}) => {
  await page.route(overviewFile, (route) => route.abort())
  await visit('everyday')
  await expect(content(page).getByRole('heading', { name: message })).toBeVisible()
  await page.getByRole('link', { name: 'Kundenservice' }).click()
  await expect(page).toHaveURL('/customer-support')
  await expect(page.getByText(message)).toHaveCount(0)
  await page.goBack()
  await expect(content(page).getByRole('heading', { name: message })).toBeVisible()

  await page.unroute(overviewFile)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  complaints.length = 0
})

test('S7: a part that has not come after 120 seconds is given up', async ({ page, visit, complaints }) => {
  await page.clock.install()
  await page.route(overviewFile, () => undefined)
  const asked = page.waitForRequest(overviewFile)
  await visit('everyday')
  await asked
  await expect(page.getByRole('button', { name: 'Profil' })).toBeVisible()
  await page.clock.fastForward(119_000)
  await expect(page.getByText(message)).toHaveCount(0)
  await page.clock.fastForward(2_000)
  await expect(content(page).getByRole('heading', { name: message })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  complaints.length = 0
})

test('a part is shown as soon as it is there, even if no time passes', async ({ page, visit }) => {
  await page.clock.install()
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  await stopClock(page)
  await page.getByRole('link', { name: 'Kundenservice' }).click()
  await expect(content(page).getByRole('heading', { level: 1, name: 'Kundenservice' })).toBeVisible()
  await expect(content(page).getByLabel('Beschreibung')).toBeVisible()
})

test('the file of a screen is asked for together with that of the shell around it', async ({
  page,
  visit,
}) => {
  const shell = await hold(page, '**/assets/Shell-*.js')
  const overview = page.waitForRequest(overviewFile)
  await visit('everyday')
  await overview
  expect(shell.count()).toBe(1)
  shell.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
})
