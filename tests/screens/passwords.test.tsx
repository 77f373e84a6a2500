// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, goTo, newSandbox, startPortal, type Visit } from '../testPortal'
import { toasts } from '../toasts'
import { field, heading, press, put, submitPair } from './steps'

const refused = 'Der Link ist ungültig oder abgelaufen.'
const atStart = () => heading('Anmelden')

it('L6: the user name is sent trimmed, with the address to come back to; a link leads back to the login', async () => {
  const { user, sandbox } = await startPortal({ path: '/forgot-password' })
  await heading('Passwort vergessen')
  await user.type(field('Benutzername'), '  everyday {Enter}')
  expect(await screen.findByText('Bitte sehen Sie in Ihren E-Mails nach.')).toBeVisible()
  expect(askedOf(sandbox, 'requestPasswordReset').map(({ form }) => form)).toEqual([
    { username: 'everyday', returnUrl: `${window.location.origin}/reset-password/` },
  ])
  expect(sandbox.outbox[0]).toMatchObject({ channel: 'email', to: 'lena.moser@example.com' })
  expect(toasts()).toEqual([])
  await user.click(screen.getByRole('link', { name: 'Zurück zur Anmeldung' }))
  await atStart()
})

/** Opens the link of an e-mail that the provider has just sent. */
async function openLink(visit: Visit = {}) {
  const sandbox = newSandbox()
  const body = new URLSearchParams({ username: 'everyday', returnUrl: 'http://localhost/reset-password' })
  await sandbox.fetch(new Request('http://localhost/api/password-reset', { method: 'POST', body }))
  const path = new URL(sandbox.outbox[0]?.link ?? '').pathname
  const portal = await startPortal({ path, sandbox, ...visit })
  return { ...portal, path, token: path.split('/').at(-1) }
}

describe('the link of the e-mail', () => {
  it('L7: shows the form only when the provider has said yes, with the focus in the first field', async () => {
    const { answers, sandbox, token } = await openLink({ hold: ['checkReset'] })
    await heading('Neues Passwort festlegen')
    expect(screen.queryByLabelText('Neues Passwort')).toBeNull()
    await answers.release('checkReset')
    expect(await screen.findByLabelText('Neues Passwort')).toHaveFocus()
    expect(askedOf(sandbox, 'checkReset').map(({ form }) => form)).toEqual([{ token }])
  })

  it('L7: made up, it leads to the start page, and the back button not back to it', async () => {
    const { length } = window.history
    await startPortal({ path: '/reset-password/made-up' })
    await atStart()
    expect(toasts()).toEqual([refused])
    expect(window.history).toHaveLength(length)
  })

  it('L7: of a customer who is signed in leads to the own home', async () => {
    await startPortal({ path: '/reset-password/made-up', account: 'everyday' })
    expect(await heading('Mtel Free M')).toBeVisible()
    expect(toasts()).toEqual([refused])
  })

  it.each([
    ['with a slash', 'a/b/c', 'a/b/c'],
    ['with an encoded slash', 'a%2Fb', 'a/b'],
    ['with a slash of both sides of the joint', '/abc', 'abc'],
    ['with an encoded percent sign', '50%25', '50%'],
    ['with the letters of a slash', 'a%252Fb', 'a%2Fb'],
    ['with the letters of a percent sign', 'a%2525b', 'a%25b'],
    ['with a percent sign that encodes nothing', 'a%zz', 'a%zz'],
    ['with other signs of an address', 'a%3Fb%23c%26d%3De+f%2Bg==', 'a?b#c&d=e+f+g=='],
    ['with letters beyond ASCII', '%C5%A1ifra', 'šifra'],
  ])('L7: a token %s reaches the provider as it was made', async (_, written, token) => {
    const { sandbox } = await startPortal({ path: `/reset-password/${written}` })
    await waitFor(() => expect(askedOf(sandbox, 'checkReset').map(({ form }) => form)).toEqual([{ token }]))
  })
})

describe('the new password of a link', () => {
  it('L7 L8: is sent trimmed with the token and signs in; the link works once', async () => {
    const portal = await openLink()
    await submitPair(portal, ' Winter2026 ', 'Winter2026  ')
    await atStart()
    expect(toasts()).toEqual(['Aktivierung erfolgreich'])
    expect(askedOf(portal.sandbox, 'updatePassword').map(({ form }) => form)).toEqual([
      { password: 'Winter2026', token: portal.token },
    ])
    await portal.user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await put(portal, 'Benutzername', 'everyday')
    await put(portal, 'Passwort', 'Winter2026')
    await press(portal, 'Anmelden')
    await heading('Mtel Free M')
    window.localStorage.clear()
    await startPortal({ path: portal.path, sandbox: portal.sandbox })
    await atStart()
    expect(toasts()).toEqual([refused])
    expect(askedOf(portal.sandbox, 'updatePassword')).toHaveLength(1)
  })

  it('L7: each field has a button of its own to show it', async () => {
    const { user } = await openLink()
    await screen.findByLabelText('Neues Passwort')
    const [show] = screen.getAllByRole('button', { name: 'Passwort anzeigen' })
    if (show) await user.click(show)
    expect(field('Neues Passwort').type).toBe('text')
    expect(field('Passwort wiederholen').type).toBe('password')
    await press({ user }, 'Passwort verbergen')
    expect(field('Neues Passwort').type).toBe('password')
  })

  it('L7: whose outcome is unknown offers to sign in with it, and a link that was used up says so', async () => {
    const portal = await openLink()
    portal.sandbox.faults.set({ operationId: 'updatePassword', fault: 'drop', times: 1 })
    await submitPair(portal, 'Winter2026')
    expect(await screen.findByText(/Vielleicht gilt das neue Passwort schon/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zurück zur Anmeldung' })).toHaveAttribute('href', '/login')
    expect(window.location.pathname).toBe(portal.path)
    await submitPair(portal, 'Winter2026')
    await atStart()
    expect(toasts()).toEqual([refused])
  })
})

describe('the password of', () => {
  it('A6: the account: the provider refuses one and takes another', async () => {
    const portal = await startPortal({ account: 'everyday', path: '/administration?tab=account' })
    await submitPair(portal, 'kurz')
    const reasons = /mindestens 8 Zeichen.*, .*Ziffer/
    await waitFor(() => expect(field('Neues Passwort')).toHaveAccessibleDescription(reasons))
    await submitPair(portal, 'Winter2026')
    await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
    expect(field('Neues Passwort')).toHaveAccessibleDescription('')
  })

  it.each([
    [
      { code: 'X_FAILED_VALIDATION_ERROR', body: { validation_errors: { password: 'Zu kurz.' } } },
      'Zu kurz.',
      [],
    ],
    [
      { code: 'X_FAILED_VALIDATION_ERROR', body: { validation_errors: { password: [] } } },
      '',
      ['Es ist ein Fehler aufgetreten.'],
    ],
  ])('E1 A6: the account: %j is told', async (answer, reason, told) => {
    const hold = ['changeAccountPassword'] as const
    const portal = await startPortal({ account: 'everyday', path: '/administration?tab=account', hold })
    await submitPair(portal, 'Winter2026')
    await portal.answers.replace('changeAccountPassword', answer, 400)
    await waitFor(() => expect(field('Neues Passwort')).toHaveAccessibleDescription(reason))
    await waitFor(() => expect(toasts()).toEqual(told))
  })

  it('T10: a TV contract is changed for that contract', async () => {
    const portal = await startPortal({ account: 'everyday', path: '/tv' })
    await screen.findByRole('heading', { name: 'TV Komfort' })
    await goTo('/tv-password')
    await submitPair(portal, 'Fernsehen1')
    await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
    const [asked] = askedOf(portal.sandbox, 'changeTvPassword')
    expect(asked?.headers).toMatchObject({ ContractId: 'C-1005', externalTvId: 'TV-1005' })
  })

  it('T10: TV is not asked for without a TV contract: the page says where to find one', async () => {
    await startPortal({ account: 'everyday', path: '/tv-password' })
    expect(await screen.findByText(/Bitte wählen Sie im Menü Ihren TV-Vertrag/)).toBeVisible()
    expect(screen.queryByLabelText('Neues Passwort')).toBeNull()
  })
})
