// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { goTo, startPortal } from '../testPortal'

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
  await screen.findByRole('heading', { name: 'Seite nicht gefunden' })
  expect(document.title).toBe(title)
})

it('F5: a change of page takes the focus to its heading, since the title stays', async () => {
  const { user } = await startPortal({ path: '/404', account: 'everyday' })
  const first = await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })
  expect(first).not.toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Zur Startseite' }))
  const home = await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
  await waitFor(() => expect(home).toHaveFocus())
})

it('F5: a heading that comes anew on the same page leaves the focus where it is', async () => {
  const { user } = await startPortal({ account: 'everyday', brand: 'first' })
  await screen.findByRole('heading', { name: 'Treueprogramm' })
  await chooseFromMenu(user, 'Sprache', 'SRB')
  await screen.findByRole('heading', { name: 'Program lojalnosti' })
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
})

const isLoading = () => screen.getByRole('status').textContent === 'Wird geladen'

it('F6: the overlay says that something is loading as long as any answer is missing', async () => {
  const { user, answers } = await startPortal({ path: '/login', hold: ['sendSms'] })
  expect(isLoading()).toBe(false)
  await user.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '436601000001{Enter}')
  await waitFor(() => expect(isLoading()).toBe(true))
  await answers.release('sendSms')
  await screen.findByRole('textbox', { name: 'SMS-Code' })
  expect(isLoading()).toBe(false)
})

it('F6: the overlay waits for the last of several answers', async () => {
  const { answers } = await startPortal({
    account: 'everyday',
    hold: ['getNotifications', 'getResources', 'getConsentStatus'],
  })
  await screen.findByRole('button', { name: /^Benachrichtigungen/ })
  await waitFor(() => expect(answers.count('getResources')).toBe(1))
  for (const operation of ['getNotifications', 'getConsentStatus', 'getResources'] as const) {
    expect(isLoading()).toBe(true)
    await act(() => answers.release(operation))
  }
  await waitFor(() => expect(isLoading()).toBe(false))
})
