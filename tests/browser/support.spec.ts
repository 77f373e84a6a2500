import { tabTo } from './support/focus'
import { accountHeader, toasts } from './support/landmarks'
import { expect, test } from './support/test'

test('H1 H2: a request is written and sent by keyboard alone', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/customer-support')
  await expect(accountHeader(page)).toContainText('lena.moser@example.com')
  const text = page.getByRole('textbox', { name: 'Beschreibung' })
  const send = page.getByRole('button', { name: 'Senden' })
  await tabTo(page, page.getByRole('combobox', { name: 'Vertrag' }))
  await page.keyboard.type('Fern')
  await expect(page.getByRole('combobox', { name: 'Anliegen' })).toHaveValue('1')
  await tabTo(page, text)
  await page.keyboard.type('Bitte 😀')
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(text).toHaveAccessibleDescription(/mindestens 10 Zeichen/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(' um Rückruf')
  await expect(text).not.toHaveAccessibleDescription(/mindestens 10 Zeichen/)
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Aktivierung erfolgreich')
  await expect(text).toHaveValue('')
  expect(sandbox.requests.at(-1)?.form).toEqual({
    request_type: '1',
    contractid: 'C-1005',
    text: 'Bitte 😀 um Rückruf',
  })
})

test('H1: the longest of texts is sent whole', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/customer-support')
  const long = 'Zeile mit Ä und 😀\n'.repeat(300).trim()
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill(long)
  await page.getByRole('button', { name: 'Senden' }).click()
  await expect(toasts(page)).toContainText('Aktivierung erfolgreich')
  expect(sandbox.requests.at(-1)?.form.text?.replaceAll('\r\n', '\n')).toBe(long)
})
