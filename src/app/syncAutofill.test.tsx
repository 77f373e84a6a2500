import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { field, openTab, press, replaceText } from '../../tests/support/steps'
import { startPortal, type Visit, type VisitedPortal } from '../../tests/support/testPortal'

const showCode = async (portal: VisitedPortal) => {
  await replaceText(portal, 'Telefonnummer', '436601000001')
  await press(portal, 'Code anfordern')
  await screen.findByRole('textbox', { name: 'SMS-Code' })
}
const account = 'everyday'
const showByName = (portal: VisitedPortal) => openTab(portal, 'Benutzername')

/** By field label: what the browser may autofill, and which keys a phone shows. */
it.each<
  [string, Visit & { show?: typeof showCode }, Record<string, [autocomplete: string, inputmode?: string]>]
>([
  ['/login', {}, { Telefonnummer: ['tel', 'tel'] }],
  ['/login', { show: showCode }, { 'SMS-Code': ['one-time-code', 'numeric'] }],
  ['/login', { show: showByName }, { Benutzername: ['username'], Passwort: ['current-password'] }],
  ['/forgot-password', {}, { Benutzername: ['username'] }],
  [
    '/administration?tab=account',
    { account },
    { 'Neues Passwort': ['new-password'], 'Passwort wiederholen': ['new-password'] },
  ],
  ['/recharge-credit', { account }, { Telefonnummer: ['tel', 'tel'] }],
  ['/recharge-credit?tab=voucher', { account }, { Gutscheincode: ['off'] }],
])('L1 L3 L5 A6: the fields of %s accept autofill and paste', async (path, { show, ...visit }, fields) => {
  const portal = await startPortal({ path, ...visit })
  await show?.(portal)
  for (const [name, [autocomplete, inputmode]] of Object.entries(fields)) {
    await replaceText(portal, name, '123456')
    expect(field(name)).toHaveValue('123456')
    expect(field(name)).toHaveAttribute('autocomplete', autocomplete)
    if (inputmode) expect(field(name)).toHaveAttribute('inputmode', inputmode)
  }
  // The code is one field.
  if (show === showCode) expect(document.querySelectorAll('form input')).toHaveLength(1)
})
