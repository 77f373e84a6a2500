import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { heading } from '../../../tests/support/steps'
import { goTo, startPortal } from '../../../tests/support/testPortal'

// The file that reads what the tab keeps of a code loads after the form.
const file = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive: () => arrive() }
})
vi.mock('./storedCode', async (original) => {
  await file.arrived
  return original()
})

it('S1 L2: a login that the customer has left does not forget the code that waits in the tab', async () => {
  const smsLogin = { phone: '436601000001', userId: 'user-1', sentAt: Date.now() }
  await startPortal({ path: '/login', tab: { smsLogin } })
  await heading('Anmelden')
  await goTo('/forgot-password')
  await screen.findByRole('textbox', { name: 'Benutzername' })
  file.arrive()
  await vi.dynamicImportSettled()
  await goTo('/login')
  expect(await screen.findByRole('textbox', { name: 'SMS-Code' })).toBeVisible()
})
