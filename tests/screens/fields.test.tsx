// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startPortal, type VisitedPortal } from '../testPortal'

const byLabel = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })

async function showCode({ user }: VisitedPortal) {
  await user.type(await byLabel('Telefonnummer'), '436601000001{Enter}')
  await byLabel('SMS-Code')
}
const showPassword = async ({ user }: VisitedPortal) =>
  user.click(await screen.findByRole('tab', { name: 'Benutzername' }))

interface Field {
  path: string
  label: string
  autocomplete: string
  inputmode?: string
  show?: (portal: VisitedPortal) => Promise<unknown>
  account?: 'everyday'
  pasted?: string
}

const account = 'everyday'
const fields: Field[] = [
  { path: '/login', label: 'Telefonnummer', autocomplete: 'tel', inputmode: 'tel' },
  {
    ...{ path: '/login', label: 'SMS-Code', show: showCode },
    ...{ autocomplete: 'one-time-code', inputmode: 'numeric' },
  },
  { path: '/login', label: 'Benutzername', show: showPassword, autocomplete: 'username' },
  { path: '/login', label: 'Passwort', show: showPassword, autocomplete: 'current-password' },
  { path: '/forgot-password', label: 'Benutzername', autocomplete: 'username' },
  { path: '/administration?tab=account', account, label: 'Neues Passwort', autocomplete: 'new-password' },
  {
    path: '/administration?tab=account',
    account,
    label: 'Passwort wiederholen',
    autocomplete: 'new-password',
  },
  { path: '/recharge-credit', account, label: 'Telefonnummer', autocomplete: 'tel', inputmode: 'tel' },
  { path: '/recharge-credit?tab=voucher', account, label: 'Gutscheincode', autocomplete: 'off' },
]

it.each(fields)(
  'L1 L5 A6: $label on $path is filled in by the browser as «$autocomplete», and pasted into',
  async ({ path, label, autocomplete, inputmode, show, account, pasted = '123456' }) => {
    const portal = await startPortal({ path, account })
    await show?.(portal)
    const field = await byLabel(label)
    expect(field).toHaveAttribute('autocomplete', autocomplete)
    if (inputmode) expect(field).toHaveAttribute('inputmode', inputmode)
    await portal.user.clear(field)
    await portal.user.paste(pasted)
    expect(field).toHaveValue(pasted)
  },
)

it('L3: the code is one field', async () => {
  const portal = await startPortal({ path: '/login' })
  await showCode(portal)
  expect(document.querySelectorAll('form input')).toHaveLength(1)
})
