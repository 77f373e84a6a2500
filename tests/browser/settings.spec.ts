import { tabTo } from './support/focus'
import { content, contractEntry, toasts } from './support/landmarks'
import { expect, test } from './support/test'

test('A1: the five tabs answer to the arrows, and each stands in the address', async ({ page, visit }) => {
  await visit('everyday')
  await page.getByRole('link', { name: 'Einstellungen' }).click()
  await tabTo(page, page.getByRole('tab', { name: 'Sprache' }))
  for (const { name, search, control } of [
    { name: 'SMS-Benachrichtigungen', search: 'sms', control: 'switch' },
    { name: 'Mailbox', search: 'voicemail', control: 'radio' },
    { name: 'Datenschutz', search: 'consents', control: 'switch' },
    { name: 'Benutzerkonto', search: 'account', control: 'textbox' },
    { name: 'Sprache', search: 'language', control: 'radio' },
  ] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name })).toBeFocused()
    await expect(page).toHaveURL(`/administration?tab=${search}`)
    await expect(page.getByRole('tabpanel', { name }).getByRole(control).first()).toBeVisible()
  }
})

test('A1: the row of tabs scrolls sideways alone: some engines draw a bar for a single pixel', async ({
  page,
  visit,
}) => {
  await visit('everyday', '/administration')
  const [content, room] = await page
    .getByRole('tablist')
    .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])
  expect(content).toBe(room)
})

test('A1: a reload keeps the tab, and Back leads to the former one', async ({ page, visit }) => {
  await visit('everyday', '/administration')
  await page.getByRole('tab', { name: 'Mailbox' }).click()
  await page.getByRole('tab', { name: 'Datenschutz' }).click()
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Datenschutz' }).getByRole('switch')).toHaveCount(5)
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'Mailbox' }).getByRole('radio')).toHaveCount(3)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Sprache' })).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await expect(page.getByRole('tab', { name: 'Mailbox' })).toHaveAttribute('aria-selected', 'true')
})

test('A2 A3 A4 A5: what is set by keyboard stands there after a reload', async ({ page, visit }) => {
  const panel = page.getByRole('tabpanel')
  const reached = async (tab: string) => {
    await page.goto(`/administration?tab=${tab}`)
    await expect(panel.locator('input').first()).toBeVisible()
  }
  await visit('everyday', '/administration')
  const settings = [
    { tab: 'language', start: panel.getByRole('radio', { name: 'Deutsch' }), keys: ['ArrowDown'] },
    { tab: 'sms', start: panel.getByRole('switch'), keys: ['Space'] },
    { tab: 'voicemail', start: panel.getByRole('radio', { name: 'Ein', exact: true }), keys: ['ArrowUp'] },
    { tab: 'consents', start: panel.getByRole('switch', { name: 'per SMS' }), keys: ['Space'] },
  ]
  for (const { tab, start, keys } of settings) {
    await reached(tab)
    await tabTo(page, start)
    for (const key of keys) await page.keyboard.press(key)
    await expect(toasts(page)).toContainText('Aktivierung erfolgreich')
    await expect(panel.locator('input:focus')).toHaveCount(1)
  }
  await reached('language')
  await expect(panel.getByRole('radio', { name: 'Serbisch' })).toBeChecked()
  await reached('sms')
  await expect(panel.getByRole('switch')).not.toBeChecked()
  await reached('voicemail')
  await expect(panel.getByRole('radio', { name: 'Aus', exact: true })).toBeChecked()
  await reached('consents')
  await expect(panel.getByRole('switch', { name: 'per SMS' })).toBeChecked()
})

test('A3 C1: each number has settings of its own', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/administration?tab=sms')
  await content(page).getByRole('switch').click()
  await expect(toasts(page)).toContainText('Aktivierung erfolgreich')
  await contractEntry(page, '436601000011').click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Einstellungen' }).click()
  await page.getByRole('tab', { name: 'SMS-Benachrichtigungen' }).click()
  await expect(content(page)).toContainText('436601000011')
  await expect(content(page).getByRole('switch')).toBeChecked()
  const asked = sandbox.requests.filter(({ operationId }) => operationId === 'getSmsNotifications')
  expect(asked.map(({ query }) => query.phone)).toEqual(['436601000001', '436601000011'])
})

test('A1: the tab that is open stays in sight when the screen gets narrow', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit('everyday', '/administration?tab=account')
  const tab = page.getByRole('tab', { selected: true })
  await expect(tab).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tab).toBeInViewport({ ratio: 1 })
})
