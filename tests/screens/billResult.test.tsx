// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { askedOf, startPortal } from '../testPortal'
import { errorToasts, toasts } from '../toasts'

const checkoutId = '8AC7A4A1.uat01-vm-tx03'
const path = `/transaction-completed-bill-paying?resourcePath=/v1/checkouts/${checkoutId}/payment`

it.each([
  ['GET_BILL_STATUS_SUCCESS', 'Zahlung erfolgreich', ['Aktivierung erfolgreich']],
  ['GET_BILL_STATUS_FAILED', 'Zahlung fehlgeschlagen', ['Es ist ein Fehler aufgetreten.']],
  ['REQUEST_FAILED_NOT_FOUND', 'Zahlung fehlgeschlagen', ['Es ist ein Fehler aufgetreten.']],
  // No failure: a notice says the same as the page.
  ['GET_BILL_STATUS_FAILED_PENDING', 'Zahlung noch nicht bestätigt', ['Zahlung noch nicht bestätigt']],
  ['GET_BILL_STATUS_PENDING', 'Zahlung noch nicht bestätigt', ['Zahlung noch nicht bestätigt']],
  [undefined, 'Zahlung noch nicht bestätigt', ['Zahlung noch nicht bestätigt']],
])('P8: the answer %s is told as «%s»', async (code, heading, told) => {
  const { sandbox, answers } = await startPortal({ path, account: 'everyday', hold: ['getBillStatus'] })
  await answers.replace('getBillStatus', { ...(code && { code }), message: 'Auskunft' })
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(toasts()).toEqual(told)
  expect(errorToasts()).toEqual(heading === 'Zahlung fehlgeschlagen' ? told : [])
  expect(askedOf(sandbox, 'getBillStatus').map(({ form }) => form)).toEqual([{ checkoutId }])
})
