// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { goTo, startPortal } from '../testPortal'
import { field, heading } from './steps'

it.each([
  ['first', 'Einklang Kundenportal'],
  ['second', 'Zweiklang Kundenportal'],
] as const)('F5: on each page the title is that of the %s brand', async (brand, title) => {
  const { user } = await startPortal({ path: '/login', brand })
  expect(document.title).toBe(title)
  document.title = 'something else'
  await user.click(screen.getByRole('tab', { name: 'Benutzername' }))
  await user.click(screen.getByRole('link', { name: 'Passwort vergessen?' }))
  expect(document.title).toBe(title)
  document.title = 'something else'
  await goTo('/404')
  await heading('Seite nicht gefunden')
  expect(document.title).toBe(title)
})

it('F5: a change of page takes the focus to its heading, since the title stays; a new heading of the same page does not', async () => {
  const { user } = await startPortal({ path: '/404', account: 'everyday', brand: 'first' })
  expect(await heading('Seite nicht gefunden')).not.toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Zur Startseite' }))
  const home = await heading('Mtel Free M')
  await waitFor(() => expect(home).toHaveFocus())
  await screen.findByRole('heading', { name: 'Treueprogramm' })
  await chooseFromMenu(user, 'Sprache', 'SRB')
  await screen.findByRole('heading', { name: 'Program lojalnosti' })
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
})

// A screen reader announces what comes into a region that it knows already.
it('F6: the region of the overlay stands before a call, and says that something is loading until it is answered', async () => {
  const { user, answers } = await startPortal({ path: '/login', hold: ['sendSms'] })
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  const region = screen.getByRole('status')
  await user.type(field('Telefonnummer'), '436601000001{Enter}')
  await waitFor(() => expect(region).toHaveTextContent('Wird geladen'))
  await answers.release('sendSms')
  await waitFor(() => expect(region).toBeEmptyDOMElement())
  expect(region).toBeInTheDocument()
})

it('F6: the overlay waits for the last of several answers', async () => {
  const isLoading = () => screen.getByRole('status').textContent === 'Wird geladen'
  const hold = ['getNotifications', 'getConsentStatus', 'getResources'] as const
  const { answers } = await startPortal({ account: 'everyday', hold })
  await screen.findByRole('button', { name: /^Benachrichtigungen/ })
  await waitFor(() => expect(answers.count('getResources')).toBe(1))
  for (const operation of hold) {
    expect(isLoading()).toBe(true)
    await act(() => answers.release(operation))
  }
  await waitFor(() => expect(isLoading()).toBe(false))
})
