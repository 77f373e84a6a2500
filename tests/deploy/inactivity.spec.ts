import { toasts } from '../browser/support/landmarks'
import { messages } from '../browser/support/messages'
import { expect, test } from './support/test'

const { shell, message } = messages.de

test.use({ settings: { PORTAL_INACTIVITY_MINUTES: '15' } })

test('S3: a session ends without use after the minutes that the deployment sets', async ({ page, visit }) => {
  await page.clock.install()
  await visit('everyday')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('zweiklang.lastActive'))).not.toBeNull()
  await page.clock.fastForward(14.5 * 60_000)
  await expect(page.getByRole('alertdialog', { name: shell.inactivityHeading })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page).toHaveURL('/login')
  await expect(toasts(page)).toContainText(message.inactive)
})
