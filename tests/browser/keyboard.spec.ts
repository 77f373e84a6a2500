import type { Page } from '@playwright/test'
import { operate } from './support/focus'
import { hold } from './support/held'
import { accountHeader, content, contractEntry, toasts } from './support/landmarks'
import { button, form, payButton, postpaid } from './support/payment'
import { expect, test } from './support/test'

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const inDialog = (page: Page, name: string, pressed: string) =>
  dialog(page, name).getByRole('button', { name: pressed, exact: true })
const heading = (page: Page, name?: string) => content(page).getByRole('heading', { level: 1, name })

test.describe('signing in', () => {
  test.beforeEach(({ page }) => page.goto('/login'))

  test('L1 L2 L3 F5: a code leads home, where the heading has the focus', async ({ page, sandbox }) => {
    await operate(textbox(page, 'Telefonnummer'), '436601000001', 'Enter')
    await operate(textbox(page, 'SMS-Code'), sandbox.outbox[0]?.code ?? '', 'Enter')
    await expect(page).toHaveURL('/')
    await expect(heading(page, 'Mtel Free M')).toBeFocused()
  })

  test('L1 L5: the arrows choose the tab, and the password can be shown', async ({ page }) => {
    await operate(page.getByRole('tab', { name: 'Telefonnummer' }), 'ArrowRight')
    await expect(page.getByRole('tab', { name: 'Benutzername' })).toBeFocused()
    await operate(textbox(page, 'Benutzername'), 'everyday')
    await operate(page.getByLabel('Passwort', { exact: true }), 'Portal2026')
    await operate(button(page, 'Passwort anzeigen'), 'Space')
    await expect(textbox(page, 'Passwort')).toHaveAttribute('type', 'text')
    await operate(button(page, 'Anmelden'), 'Enter')
    await expect(page).toHaveURL('/')
  })
})

test('F11 C1 S3 F10 F5: a contract is chosen; the logout leads to the heading of the login', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  await operate(contractEntry(page, '436601000011'), 'Enter')
  await expect(accountHeader(page)).toContainText('18,75 €')
  await expect(contractEntry(page, '436601000011')).toBeFocused()
  await page.goto('/')
  await operate(button(page, 'Profil'), 'Enter')
  await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await operate(inDialog(page, 'Möchten Sie sich abmelden?', 'Abmelden'), 'Enter')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeFocused()
})

test('M6: the bonus keeps the focus until Escape, and gives it back', async ({ page, visit }) => {
  await visit('everyday')
  await operate(button(page, 'Bonus anzeigen'), 'Enter')
  await operate(inDialog(page, 'Ihr Bonus', 'Schließen'), 'Tab')
  await expect(dialog(page, 'Ihr Bonus').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Ihr Bonus')).toBeHidden()
  await expect(button(page, 'Bonus anzeigen')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('F12 F8 F5: the menu leads to the support, whose heading has the focus', async ({ page, visit }) => {
    await visit('everyday')
    await operate(button(page, 'Menü'), 'Enter')
    await operate(dialog(page, 'Menü').getByRole('link', { name: 'Kundenservice' }), 'Enter')
    await expect(page).toHaveURL('/customer-support')
    await expect(heading(page)).toBeFocused()
  })
})

test('the first stop of Tab leads past the navigation', async ({ page, visit }) => {
  await visit('everyday')
  await expect(content(page).getByRole('button', { name: 'Information zu Treuepunkte' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(content(page).locator(':focus')).toHaveCount(1)
})

test('a button keeps the focus while its explanation loads', async ({ page, visit }) => {
  const explanation = await hold(page, '**/assets/Explanation-*.js')
  await visit('everyday')
  const explained = content(page).getByRole('button', { name: 'Information zu Mtel Free M' })
  await explained.focus()
  await expect(explained).toHaveAttribute('aria-busy')
  explanation.release()
  await expect(explained).not.toHaveAttribute('aria-busy')
  await expect(explained).toBeFocused()
})

test('T2 T3: the terms of a tariff without funds lead to the top-up', async ({ page, visit }) => {
  await visit('everyday', '/Tariffs')
  await operate(button(page, 'Aktivieren').nth(1), 'Enter')
  await operate(inDialog(page, 'Tarif aktivieren', 'Bestätigen'), 'Enter')
  const funds = dialog(page, 'Guthaben nicht ausreichend')
  await operate(funds.locator('a, button').filter({ hasText: 'Guthaben aufladen' }), 'Enter')
  await expect(page).toHaveURL('/recharge-credit')
  await expect(heading(page)).toBeFocused()
})

test('P4: a voucher is redeemed', async ({ page, visit }) => {
  await visit('everyday', '/recharge-credit?tab=voucher')
  await operate(page.getByLabel('Gutscheincode'), '1000-2000-3010', 'Enter')
  await expect(toasts(page)).toContainText('Aktivierung erfolgreich')
})

test('B3 P5: Tab leads into the form of the payment provider', async ({ page, visit }) => {
  await visit('everyday', '/bills', postpaid)
  await operate(button(page, 'Online bezahlen').first(), 'Enter')
  await payButton(page).waitFor()
  const focused = form(page).locator(':focus')
  for (let presses = 0; presses < 13 && (await focused.count()) === 0; presses++)
    await page.keyboard.press('Tab')
  await expect(focused).toHaveCount(1)
})

test('U3: an entry of the listing opens, and gives the focus back', async ({ page, visit }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 20, 10))
  await visit('everyday', '/listing?type=CALL')
  const details = button(page, 'Details').first()
  await details.press('Enter')
  await operate(inDialog(page, 'Anruf', 'Schließen'), 'Enter')
  await expect(details).toBeFocused()
})

test('F10 N1 N2: the bell counts what is unread, and its panel leads to a notification', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  const bell = page.getByRole('button', { name: 'Benachrichtigungen, 2 ungelesen' })
  const count = bell.locator('[data-count]')
  await expect(count).toBeInViewport()
  expect(await count.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('2')
  await operate(bell, 'Enter')
  const panel = dialog(page, 'Benachrichtigungen')
  await operate(panel.getByRole('link').first(), 'Enter')
  await expect(page).toHaveURL(/\/notification\//)
  await expect(panel).toBeHidden()
  await expect(heading(page)).toBeFocused()
})

test('G1: a consent is given in the modal', async ({ page, visit }) => {
  await visit('consents')
  const choice = page.getByRole('dialog').getByRole('switch').first()
  await expect(choice).toBeVisible()
  const before = await choice.isChecked()
  await operate(choice, 'Space')
  await expect(choice).toBeChecked({ checked: !before })
  await operate(page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).first(), 'Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('the first brand', () => {
  test.use({ brand: 'first' })

  test('F9 S6 M1: the language is chosen, sent, stored and kept', async ({ page, visit, sandbox }) => {
    await visit('everyday')
    // The last of what the page loads.
    await expect(content(page)).toContainText('Ihr Guthaben reicht.')
    sandbox.requests.length = 0
    await operate(button(page, 'Sprache'), 'Enter')
    // The menu hears keys once it has the focus.
    await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn')
    await expect(content(page)).toContainText('Poeni lojalnosti')
    expect(sandbox.requests.map(({ operationId }) => operationId)).toContain('getResources')
    expect(new Set(sandbox.requests.map(({ headers }) => headers.Locale))).toEqual(new Set(['sr']))
    await page.reload()
    await expect(button(page, 'Jezik')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('einklang.locale'))).toBe('sr')
  })
})

test('H1 H2: a request to the support is complained about, corrected and sent', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday', '/customer-support')
  await expect(accountHeader(page)).toContainText('lena.moser@example.com')
  const text = textbox(page, 'Beschreibung')
  await operate(page.getByRole('combobox', { name: 'Vertrag' }), 'Fern')
  await expect(page.getByRole('combobox', { name: 'Anliegen' })).toHaveValue('1')
  await operate(text, 'Bitte 😀')
  await operate(button(page, 'Senden'), 'Enter')
  await expect(text).toHaveAccessibleDescription(/mindestens 10 Zeichen/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(' um Rückruf')
  await expect(text).not.toHaveAccessibleDescription(/mindestens 10 Zeichen/)
  await operate(button(page, 'Senden'), 'Enter')
  await expect(toasts(page)).toContainText('Aktivierung erfolgreich')
  expect(sandbox.requests.at(-1)?.form).toEqual({
    ...{ request_type: '1', contractid: 'C-1005', text: 'Bitte 😀 um Rückruf' },
  })
})

const tabs = [
  { name: 'SMS-Benachrichtigungen', search: 'sms', control: 'switch' },
  { name: 'Mailbox', search: 'voicemail', control: 'radio' },
  { name: 'Datenschutz', search: 'consents', control: 'switch' },
  { name: 'Benutzerkonto', search: 'account', control: 'textbox' },
  { name: 'Sprache', search: 'language', control: 'radio' },
] as const

test('A1: the arrows go through the tabs of the settings, and the address follows', async ({
  page,
  visit,
}) => {
  await visit('everyday', '/administration')
  await operate(page.getByRole('tab', { name: 'Sprache' }))
  for (const { name, search, control } of tabs) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name })).toBeFocused()
    await expect(page).toHaveURL(`/administration?tab=${search}`)
    await expect(page.getByRole('tabpanel', { name }).getByRole(control).first()).toBeVisible()
  }
})

test('A2 A3 A4 A5 C1: a setting of the chosen number is changed, and keeps the focus', async ({
  page,
  visit,
  sandbox,
}) => {
  const panel = page.getByRole('tabpanel')
  const radio = (name: string) => panel.getByRole('radio', { name, exact: true })
  const bySms = panel.getByRole('switch', { name: 'per SMS' })
  await visit('everyday', '/', postpaid)
  for (const { tab, start, key, changed, checked } of [
    { tab: 'language', start: radio('Deutsch'), key: 'ArrowDown', changed: radio('Serbisch'), checked: true },
    {
      tab: 'sms',
      start: panel.getByRole('switch'),
      key: 'Space',
      changed: panel.getByRole('switch'),
      checked: false,
    },
    { tab: 'voicemail', start: radio('Ein'), key: 'ArrowUp', changed: radio('Aus'), checked: true },
    { tab: 'consents', start: bySms, key: 'Space', changed: bySms, checked: true },
  ]) {
    await page.goto(`/administration?tab=${tab}`)
    await operate(start, key)
    await expect(toasts(page)).toContainText('Aktivierung erfolgreich')
    await expect(changed).toBeChecked({ checked })
    await expect(panel.locator('input:focus')).toHaveCount(1)
  }
  const loads = sandbox.requests.filter(({ operationId }) => operationId === 'getSmsNotifications')
  expect(loads.map(({ query }) => query)).toEqual([{ phone: postpaid.phone }])
})
