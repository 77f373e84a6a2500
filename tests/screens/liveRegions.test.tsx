// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startPortal } from '../testPortal'
import { toasts } from '../toasts'

// A screen reader announces what comes into a region that it knows already.
it('F6: the region of the overlay stands before a call, and what it says comes into it', async () => {
  const { user, answers } = await startPortal({ path: '/login', hold: ['sendSms'] })
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  const region = screen.getByRole('status')
  await user.type(screen.getByLabelText('Telefonnummer', { selector: 'input' }), '436601000001{Enter}')
  await waitFor(() => expect(region).toHaveTextContent('Wird geladen'))
  await answers.release('sendSms')
  await waitFor(() => expect(region).toBeEmptyDOMElement())
  expect(region).toBeInTheDocument()
})

it('L2: the region of a complaint stands before it, and the complaint comes into it', async () => {
  const { user } = await startPortal({ path: '/login' })
  const field = await screen.findByLabelText('Telefonnummer', { selector: 'input' })
  const region = field.closest('form')?.querySelector('[aria-live=polite]')
  expect(region).toBeEmptyDOMElement()
  await user.type(field, '436609999999{Enter}')
  await waitFor(() => expect(region).not.toBeEmptyDOMElement())
  expect(field).toHaveAccessibleDescription(region?.textContent ?? 'no complaint')
  expect(field).toBeInvalid()
  expect(toasts()).toEqual([])
})
