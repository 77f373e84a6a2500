// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { askedOf, startPortal, type Visit } from '../testPortal'
import { toasts } from '../toasts'

const username = () => screen.getByRole('textbox', { name: 'Benutzername' })
const submit = () => screen.getByRole('button', { name: 'Neues Passwort anfordern' })
const success = 'Bitte sehen Sie in Ihren E-Mails nach.'

async function openForm(visit: Visit = {}) {
  const portal = await startPortal({ path: '/forgot-password', ...visit })
  await screen.findByRole('heading', { level: 1, name: 'Passwort vergessen' })
  return portal
}

it('L6: sends the user name trimmed, with the address to come back to, and says to look into the e-mails', async () => {
  const { user, sandbox } = await openForm()
  await user.type(username(), '  everyday {Enter}')
  expect(await screen.findByText(success)).toBeVisible()
  expect(askedOf(sandbox, 'requestPasswordReset').map(({ form }) => form)).toEqual([
    { username: 'everyday', returnUrl: `${window.location.origin}/reset-password/` },
  ])
  expect(sandbox.outbox[0]).toMatchObject({ channel: 'email', to: 'lena.moser@example.com' })
  expect(toasts()).toEqual([])
})

it.each(['', '   '])('L6: without a user name ("%s") the provider is not asked', async (typed) => {
  const { user, sandbox } = await openForm()
  if (typed) await user.type(username(), typed)
  await user.click(submit())
  expect(username()).toHaveAccessibleDescription('Alle Felder müssen ausgefüllt werden.')
  expect(sandbox.requests).toEqual([])
})

it('L6: an unknown user name is said under the field, which keeps it', async () => {
  const { user } = await openForm()
  await user.type(username(), 'nobody{Enter}')
  await waitFor(() => expect(username()).toHaveAccessibleDescription('Benutzer existiert nicht.'))
  expect(username()).toHaveValue('nobody')
  expect(screen.queryByText(success)).toBeNull()
  expect(toasts()).toEqual([])
})

it.each(['drop', '502', 'wrongShape', 'empty'] as const)(
  'L6 E1: an answer that is %s: the customer may try again, and nothing was repeated',
  async (fault) => {
    const { user, sandbox } = await openForm()
    sandbox.faults.set({ operationId: 'requestPasswordReset', fault, times: 1 })
    await user.type(username(), 'everyday{Enter}')
    await waitFor(() => expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
    expect(username()).toHaveValue('everyday')
    expect(askedOf(sandbox, 'requestPasswordReset')).toHaveLength(1)
    await user.click(submit())
    expect(await screen.findByText(success)).toBeVisible()
  },
)

it('L6: is asked once, however often the button is pressed', async () => {
  const { user, sandbox, answers } = await openForm({ hold: ['requestPasswordReset'] })
  await user.type(username(), 'everyday')
  await user.dblClick(submit())
  expect(submit()).toHaveAttribute('aria-busy', 'true')
  await answers.release('requestPasswordReset')
  expect(await screen.findByText(success)).toBeVisible()
  expect(askedOf(sandbox, 'requestPasswordReset')).toHaveLength(1)
})

it('L6: a link leads back to the login', async () => {
  const { user } = await openForm()
  await user.click(screen.getByRole('link', { name: 'Zurück zur Anmeldung' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
})
