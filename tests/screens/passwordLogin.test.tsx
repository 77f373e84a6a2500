// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, newSandbox, startPortal } from '../testPortal'
import { toasts } from '../toasts'

const username = () => screen.getByRole('textbox', { name: 'Benutzername' })
const password = () => screen.getByLabelText('Passwort')
const submit = () => screen.getByRole('button', { name: 'Anmelden' })

async function openForm(sandbox = newSandbox()) {
  const visit = await startPortal({ path: '/login', sandbox })
  await visit.user.click(screen.getByRole('tab', { name: 'Benutzername' }))
  return visit
}

describe('user name and password', () => {
  it.each(['Enter', 'the button'])('L1 L5: are sent trimmed by %s', async (way) => {
    const { user, sandbox } = await openForm()
    await user.type(username(), ' everyday ')
    await user.type(password(), way === 'Enter' ? ' Portal2026 {Enter}' : ' Portal2026 ')
    if (way !== 'Enter') await user.click(submit())
    await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
    expect(askedOf(sandbox, 'loginWithPassword').map(({ form }) => form)).toEqual([
      { username: 'everyday', password: 'Portal2026' },
    ])
  })

  it.each([
    ['an unknown name', 'nobody', 'Portal2026', 'Benutzer existiert nicht.', ''],
    ['a wrong password', 'everyday', 'wrong', '', 'Das Passwort ist nicht richtig.'],
    ['neither', ' ', ' ', 'Das Feld darf nicht leer sein.', 'Das Feld darf nicht leer sein.'],
    ['no password', 'everyday', ' ', '', 'Das Feld darf nicht leer sein.'],
  ])(
    'L5: %s: the message stands under its field, and the input stays',
    async (_, name, word, first, second) => {
      const { user, storage } = await openForm()
      await user.type(username(), name)
      await user.type(password(), word)
      await user.click(submit())
      await waitFor(() => expect(first ? username() : password()).toBeInvalid())
      expect(username()).toHaveAccessibleDescription(first)
      expect(password()).toHaveAccessibleDescription(second)
      expect(username()).toHaveValue(name)
      expect(password()).toHaveValue(word)
      expect(storage.read('token')).toBeNull()
      expect(toasts()).toEqual([])
    },
  )

  it('L5: of several messages for a field the first is shown', async () => {
    const { user, answers } = await openForm()
    answers.hold('loginWithPassword')
    await user.click(submit())
    await answers.replace('loginWithPassword', {
      code: 'PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR',
      body: { validation_errors: { username: ['the first', 'the second'] } },
    })
    await waitFor(() => expect(username()).toHaveAccessibleDescription('the first'))
  })

  it('L5: a message for no field stands next to the button', async () => {
    const { user, answers } = await openForm()
    answers.hold('loginWithPassword')
    await user.click(submit())
    await answers.replace('loginWithPassword', {
      code: 'PASSWORD_LOGIN_USER_FAILED_LOCKED',
      message: 'Ihr Konto ist gesperrt.',
    })
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Ihr Konto ist gesperrt.'))
  })

  it('L5: are sent once, however often the button is pressed', async () => {
    const { user, answers, sandbox } = await openForm()
    answers.hold('loginWithPassword')
    await user.type(username(), 'everyday')
    await user.dblClick(submit())
    await user.type(password(), '{Enter}{Enter}')
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(askedOf(sandbox, 'loginWithPassword')).toHaveLength(1)
  })

  it.each(['502', 'truncated', 'wrongShape', 'drop', 'empty', '500'] as const)(
    'L5: an answer that is %s: nothing typed is lost, and the customer may try again',
    async (fault) => {
      const { user, sandbox } = await openForm()
      sandbox.faults.set({ operationId: 'loginWithPassword', fault, times: 1 })
      await user.type(username(), 'everyday')
      await user.type(password(), 'Portal2026{Enter}')
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'))
      if (fault === '500') expect(password()).toHaveAccessibleDescription('Internal error')
      else expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.'])
      expect(username()).toHaveValue('everyday')
      expect(password()).toHaveValue('Portal2026')
      expect(askedOf(sandbox, 'loginWithPassword')).toHaveLength(1)
      await user.click(submit())
      expect(await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
    },
  )
})

describe('around the form', () => {
  it('L5: the password is shown and hidden again', async () => {
    const { user } = await openForm()
    await user.type(password(), 'secret')
    expect(password()).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
    expect(password()).toHaveAttribute('type', 'password')
    expect(password()).toHaveValue('secret')
  })

  it('L5: a link leads to a new password', async () => {
    const { user } = await openForm()
    await user.click(screen.getByRole('link', { name: 'Passwort vergessen?' }))
    expect(window.location.pathname).toBe('/forgot-password')
  })
})
