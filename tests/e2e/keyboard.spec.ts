import type { Page } from '@playwright/test'
import { accountHeader, button, content, heading, operate, toasts } from './support/customer'
import { form, payButton, postpaid } from './support/payment'
import { expect, test } from './support/test'
import { hold } from './support/timing'

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name })
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).first()
const succeeded = (page: Page) => expect(toasts(page)).toContainText('Aktivierung erfolgreich')

test('L1 L2 L3 F5: a login by code focuses the heading of the home page', async ({ page, sandbox }) => {
  await page.goto('/login')
  await operate(textbox(page, 'Telefonnummer'), '436601000001', 'Enter')
  await expect(textbox(page, 'SMS-Code')).toBeFocused()
  await operate(textbox(page, 'SMS-Code'), sandbox.outbox[0]?.code ?? '', 'Enter')
  await expect(page).toHaveURL('/')
  await expect(heading(page, 'Mtel Free M')).toBeFocused()
})

test('F5 F10 F11 C1 M6 N1 S3: keys work from the overview to the logout', async ({ page, visit }) => {
  await visit('everyday')
  await expect(content(page).getByRole('button', { name: 'Information zu Treuepunkte' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(content(page).locator(':focus')).toHaveCount(1)

  await operate(button(page, 'Bonus anzeigen'), 'Enter')
  await operate(inDialog(page, 'Schließen'), 'Tab', 'Tab', 'Tab')
  await expect(dialog(page, 'Ihr Bonus').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Bonus anzeigen')).toBeFocused()

  const bell = button(page, 'Benachrichtigungen, 2 ungelesen')
  const count = bell.locator('[data-count]')
  await expect(count).toBeInViewport()
  expect(await count.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('2')
  await operate(bell, 'Enter')
  await operate(dialog(page, 'Benachrichtigungen').getByRole('link').first(), 'Enter')
  await expect(page).toHaveURL(/\/notification\//)
  await expect(dialog(page)).toBeHidden()
  await expect(heading(page)).toBeFocused()

  // Its entries begin with the number; while they close, they still count.
  const switcher = accountHeader(page).getByRole('button', { name: 'Wertkarte +43 660' })
  await operate(switcher, 'Enter')
  await expect(dialog(page, 'Verträge').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(switcher).toBeFocused()
  await operate(switcher, 'Enter')
  await operate(dialog(page, 'Verträge').getByRole('button', { name: '+43 660 1000011' }), 'Enter')
  await expect(page.locator(':focus')).toHaveCount(1)
  await expect(accountHeader(page)).toContainText('18,75 €')
  await page.goto('/')
  const profile = async (key: 'Home' | 'End') => {
    await operate(button(page, 'Profil'), 'Enter')
    await expect(page.getByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
    // It takes the focus a frame later.
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }
  await profile('Home')
  await expect(page).toHaveURL('/administration?tab=account')
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeFocused()
  await profile('End')
  await operate(inDialog(page, 'Abmelden'), 'Enter')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeFocused()
})

test('T2 T3 P4 A1 A4: the keyboard works for a top-up, a voucher and a setting', async ({ page, visit }) => {
  await visit('everyday', '/Tariffs')
  await operate(button(page, 'Aktivieren').nth(1), 'Enter')
  // Without a colon, Orca says the price as one word with its term.
  await expect(dialog(page)).toMatchAriaSnapshot('- term: "Preis:"')
  await operate(inDialog(page, 'Zahlungspflichtig aktivieren'), 'Enter')
  await operate(dialog(page).locator('a, button').filter({ hasText: 'Guthaben aufladen' }), 'Enter')
  await expect(page).toHaveURL('/recharge-credit')
  await expect(heading(page)).toBeFocused()

  await page.goto('/recharge-credit?tab=voucher')
  await operate(page.getByLabel('Gutscheincode'), '1000-2000-3010', 'Enter')
  await succeeded(page)

  await page.goto('/administration?tab=sms')
  await operate(page.getByRole('tab', { name: 'SMS-Benachrichtigungen' }), 'ArrowRight')
  await expect(page).toHaveURL('/administration?tab=voicemail')
  await operate(page.getByRole('radio', { name: 'Ein', exact: true }), 'ArrowUp')
  await succeeded(page)
  await expect(page.getByRole('radio', { name: 'Aus', exact: true, checked: true })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('F12 F8 F5 H1 H2: the menu leads to a support request', async ({ page, visit, sandbox }) => {
    await visit('everyday')
    await operate(button(page, 'Menü'), 'Enter')
    await expect(dialog(page, 'Menü')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Menü')).toBeFocused()
    await page.keyboard.press('Enter')
    await operate(dialog(page, 'Menü').getByRole('link', { name: 'Kundenservice' }), 'Enter')
    await expect(page).toHaveURL('/customer-support')
    await expect(heading(page)).toBeFocused()
    await operate(page.getByRole('link', { name: 'Anderes Anliegen' }), 'Enter')
    await expect(page.getByRole('link', { name: 'Alle Themen' })).toBeFocused()
    await operate(page.getByRole('combobox', { name: 'Vertrag' }), 'Fern')
    await operate(textbox(page, 'Beschreibung'), 'Bitte 😀 um Rückruf')
    await operate(button(page, 'Senden'), 'Enter')
    await succeeded(page)
    const request = { request_type: '1', contractid: 'C-1005', text: 'Bitte 😀 um Rückruf' }
    expect(sandbox.requests.at(-1)?.form).toEqual(request)
  })
})

test('A3 C1: a setting of the number keeps the focus after a change', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/administration?tab=sms', postpaid)
  await operate(page.getByRole('switch'), 'Space')
  await succeeded(page)
  await expect(page.getByRole('switch', { checked: false })).toBeFocused()
  const loads = sandbox.requests.filter(({ operationId }) => operationId === 'getSmsNotifications')
  expect(loads.map(({ query }) => query)).toEqual([{ phone: postpaid.phone }])
})

test('a button keeps the focus while its explanation loads, and then opens it', async ({ page, visit }) => {
  const explanation = await hold(page, '**/assets/overlays-*.js')
  await visit('everyday')
  const explained = content(page).getByRole('button', { name: 'Information zu Treuepunkte' })
  await operate(explained, 'Enter')
  await expect(explained).toHaveAttribute('aria-busy')
  explanation.release()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expect(explained).not.toHaveAttribute('aria-busy')
  await expect(explained).toBeFocused()
})

test('B3 P5: Tab moves the focus into the form of the payment provider', async ({ page, visit }) => {
  await visit('everyday', '/bills', postpaid)
  await operate(button(page, 'Online bezahlen').first(), 'Enter')
  await payButton(page).waitFor()
  const focused = form(page).locator(':focus')
  for (let presses = 0; presses < 13 && (await focused.count()) === 0; presses++)
    await page.keyboard.press('Tab')
  await expect(focused).toHaveCount(1)
})

test('U3: an entry of the listing opens and returns the focus', async ({ page, visit }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 20, 10))
  await visit('everyday', '/listing?type=CALL')
  const details = button(page, 'Details').first()
  await details.press('Enter')
  await operate(inDialog(page, 'Schließen'), 'Enter')
  await expect(details).toBeFocused()
})

test('G1: the customer gives a consent in the modal', async ({ page, visit }) => {
  await visit('consents')
  await operate(dialog(page).getByRole('switch', { checked: false }).first(), 'Space')
  await succeeded(page)
  await operate(inDialog(page, 'Schließen'), 'Enter')
  await expect(dialog(page)).toHaveCount(0)
})

test.describe('the first brand', () => {
  test.use({ brand: 'first' })

  test('F9 S6 M1: a selected language survives a reload', async ({ page, visit }) => {
    await visit('everyday')
    await expect(content(page)).toContainText('Ihr Guthaben reicht.')
    await operate(button(page, 'Sprache'), 'Enter')
    // The menu handles keys once it has the focus.
    await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn')
    await expect(content(page)).toContainText('Poeni lojalnosti')
    await page.reload()
    await expect(button(page, 'Jezik')).toBeVisible()
  })
})
