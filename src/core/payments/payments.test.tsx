import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { payment, result } from '../../../tests/support/payments'
import { heading, postpaid, signIn, visit } from '../../../tests/support/steps'
import { newSandbox, storeInOtherTab } from '../../../tests/support/testPortal'

const stored = () => window.sessionStorage.getItem('zweiklang.payments')
const unconfirmed = payment({ result: result(null) })

it.each([
  ['everyday', '+43 660 1000001', true],
  ['empty', '+43 660 1000002', false],
] as const)(
  'B3 S4: after a refused token, a login as %s keeps the payments of its customer only',
  async (name, number, isKept) => {
    const sandbox = newSandbox()
    sandbox.faults.set({ operationId: 'getMe', fault: 'tokenRefused' })
    const portal = await visit('/', { sandbox, tab: { payments: [unconfirmed] } })
    await heading('Anmelden')
    sandbox.faults.clear()
    await signIn(portal, name)
    await screen.findAllByText(number)
    await waitFor(() => expect(stored() !== null).toBe(isKept))
  },
)

it('B3 S2: a login in another tab reloads this one, which keeps the payments for their customer', async () => {
  const { reload } = await visit('/', { tab: { payments: [unconfirmed], supportDraft: 'x' } })
  await storeInOtherTab('zweiklang.token', 'another')
  expect(reload).toHaveBeenCalled()
  expect(Object.keys({ ...window.sessionStorage })).toEqual(['zweiklang.payments'])
})

it('B3: a page from the cache asks the other tabs again', async () => {
  await visit('/bills', postpaid)
  await screen.findAllByRole('button', { name: 'Online bezahlen' })
  const questions: unknown[] = []
  const otherTab = new BroadcastChannel('zweiklang.payments')
  otherTab.addEventListener('message', ({ data }) => data.payment === null && questions.push(data.ownerId))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await waitFor(() => expect(questions).toContain('P-1001'))
  otherTab.close()
})
