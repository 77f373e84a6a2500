// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, newSandbox, startPortal, type Visit } from '../testPortal'
import { toasts } from '../toasts'
import { first, save, second, submitPair } from './passwordForm'

const refused = 'Der Link ist ungültig oder abgelaufen.'
const start = () => screen.findByRole('heading', { level: 1, name: 'Anmelden' })

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
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Neues Passwort festlegen')
    expect(screen.queryByLabelText('Neues Passwort')).toBeNull()
    await answers.release('checkReset')
    expect(await screen.findByLabelText('Neues Passwort')).toHaveFocus()
    expect(askedOf(sandbox, 'checkReset').map(({ form }) => form)).toEqual([{ token }])
  })

  it('L7: made up, it leads to the start page with a message', async () => {
    await startPortal({ path: '/reset-password/made-up' })
    await start()
    expect(toasts()).toEqual([refused])
  })

  it('L7: made up, it is not led back to by the back button', async () => {
    const { length } = window.history
    await startPortal({ path: '/reset-password/made-up' })
    await start()
    expect(window.history).toHaveLength(length)
  })

  it('L7: used before, it leads to the start page with a message', async () => {
    const portal = await openLink()
    await submitPair(portal, 'Winter2026')
    await start()
    await startPortal({ path: portal.path, sandbox: portal.sandbox })
    await start()
    expect(toasts()).toEqual([refused])
    expect(askedOf(portal.sandbox, 'updatePassword')).toHaveLength(1)
  })

  it('L7: of a customer who is signed in leads to the own home', async () => {
    await startPortal({ path: '/reset-password/made-up', account: 'everyday' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
    expect(toasts()).toEqual([refused])
  })

  it('L7 E1: a check without a usable answer says nothing about the link, and can be asked again', async () => {
    const { answers, user } = await openLink({ hold: ['checkReset'] })
    await answers.give('checkReset', new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
    expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.'])
    await user.click(retry)
    await answers.release('checkReset')
    expect(await screen.findByLabelText('Neues Passwort')).toBeVisible()
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

describe('the new password', () => {
  it('L7 L8: is sent trimmed with the token; it leads to the start page, and signs in', async () => {
    const portal = await openLink()
    await submitPair(portal, ' Winter2026 ', 'Winter2026  ')
    await start()
    expect(window.location.pathname).toBe('/login')
    expect(toasts()).toEqual(['Aktivierung erfolgreich'])
    expect(askedOf(portal.sandbox, 'updatePassword').map(({ form }) => form)).toEqual([
      { password: 'Winter2026', token: portal.token },
    ])
    await portal.user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await portal.user.type(screen.getByRole('textbox', { name: 'Benutzername' }), 'everyday')
    await portal.user.type(screen.getByLabelText('Passwort'), 'Winter2026{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  })

  it('L7: each field has a button of its own to show it', async () => {
    const { user } = await openLink()
    await screen.findByLabelText('Neues Passwort')
    const [show] = screen.getAllByRole('button', { name: 'Passwort anzeigen' })
    if (show) await user.click(show)
    expect(first().type).toBe('text')
    expect(second().type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
    expect(first().type).toBe('password')
  })

  it('L8: the fields are emptied at once, before the provider has answered', async () => {
    const portal = await openLink({ hold: ['updatePassword'] })
    await submitPair(portal, 'Winter2026')
    expect(save()).toHaveAttribute('aria-busy', 'true')
    expect([first().value, second().value]).toEqual(['', ''])
    await portal.answers.release('updatePassword')
    await start()
  })

  it('L7: whose outcome is unknown offers to sign in with it, and a link that was used up says so', async () => {
    const portal = await openLink()
    portal.sandbox.faults.set({ operationId: 'updatePassword', fault: 'drop', times: 1 })
    await submitPair(portal, 'Winter2026')
    expect(await screen.findByText(/Vielleicht gilt das neue Passwort schon/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zurück zur Anmeldung' })).toHaveAttribute('href', '/login')
    expect(window.location.pathname).toBe(portal.path)
    await submitPair(portal, 'Winter2026')
    await start()
    expect(toasts()).toEqual([refused])
  })

  it('L7: a link that expires meanwhile leads to the start page with a message', async () => {
    const portal = await openLink({ hold: ['updatePassword'] })
    await submitPair(portal, 'Winter2026')
    await portal.answers.replace('updatePassword', { code: 'UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN' })
    await start()
    expect(toasts()).toEqual([refused])
  })
})
