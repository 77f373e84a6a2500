import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resetPath } from '../../../tests/e2e/support/paths'
import {
  failure,
  field,
  formsOf,
  heading,
  press,
  signIn,
  submitPair,
  success,
  tvContract,
  visit,
} from '../../../tests/support/steps'
import { callsOf, goTo, newSandbox, startPortal, type Visit } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'

const refused = 'Der Link ist ungültig oder abgelaufen.'
const atStart = () => heading('Anmelden')

it('L6: the provider sends an e-mail, and a link returns to the login', async () => {
  const portal = await startPortal({ path: '/forgot-password' })
  await heading('Passwort vergessen')
  await portal.user.type(field('Benutzername'), 'everyday{Enter}')
  expect(await screen.findByText('Bitte sehen Sie in Ihren E-Mails nach.')).toBeVisible()
  expect(portal.sandbox.outbox[0]).toMatchObject({ channel: 'email', to: 'lena.moser@example.com' })
  await portal.user.click(screen.getByRole('link', { name: 'Zurück zur Anmeldung' }))
  await atStart()
})

/** Opens the link of an e-mail that the provider has just sent. */
async function openLink(overrides: Visit = {}) {
  const sandbox = newSandbox()
  const path = await resetPath(sandbox, window.location.origin)
  const portal = await startPortal({ path, sandbox, ...overrides })
  return { ...portal, path, token: path.split('/').at(-1) }
}

describe('the link of the e-mail', () => {
  it('L7 L8: shows the form once the provider accepts it; the new password is sent with its token, once', async () => {
    const portal = await openLink({ hold: ['checkReset'] })
    const { token } = portal
    await heading('Neues Passwort festlegen')
    expect(screen.queryByLabelText('Neues Passwort')).toBeNull()
    await portal.answers.release('checkReset')
    expect(await screen.findByLabelText('Neues Passwort')).toHaveFocus()
    expect(formsOf(portal, 'checkReset')).toEqual([{ token }])
    await submitPair(portal, ' Winter2026 ', 'Winter2026  ')
    await atStart()
    expect(toasts()).toEqual([success])
    expect(formsOf(portal, 'updatePassword')).toEqual([{ password: 'Winter2026', token }])
    await startPortal({ path: portal.path, sandbox: portal.sandbox })
    await atStart()
    expect(toasts()).toEqual([refused])
  })

  it.each([undefined, 'everyday'] as const)(
    'L7: made up, it opens the home page (account: %s)',
    async (account) => {
      const { length } = window.history
      await startPortal({ path: '/reset-password/made-up', account })
      await heading(account ? 'Mtel Free M' : 'Anmelden')
      expect(toasts()).toEqual([refused])
      expect(window.history).toHaveLength(length)
    },
  )

  it.each([
    ['with a slash', 'a/b/c', 'a/b/c'],
    ['with an encoded slash', 'a%2Fb', 'a/b'],
    ['with a slash at its beginning', '/abc', 'abc'],
    ['with an encoded percent sign', '50%25', '50%'],
    ['with the letters of a slash', 'a%252Fb', 'a%2Fb'],
    ['with the letters of a percent sign', 'a%2525b', 'a%25b'],
    ['with a percent sign that encodes nothing', 'a%zz', 'a%zz'],
    ['with other signs of an address', 'a%3Fb%23c%26d%3De+f%2Bg==', 'a?b#c&d=e+f+g=='],
    ['with letters beyond ASCII', '%C5%A1ifra', 'šifra'],
  ])('L7: a token %s reaches the provider unchanged', async (_, encoded, token) => {
    const portal = await startPortal({ path: `/reset-password/${encoded}` })
    await waitFor(() => expect(formsOf(portal, 'checkReset')).toEqual([{ token }]))
  })

  it('L7: each field can show its password; without an answer a link leads to the login', async () => {
    const portal = await openLink()
    await screen.findByLabelText('Neues Passwort')
    await portal.user.click(screen.getAllByRole('button', { name: 'Passwort anzeigen' })[0] as HTMLElement)
    expect(field('Neues Passwort').type).toBe('text')
    expect(field('Passwort wiederholen').type).toBe('password')
    await press(portal, 'Passwort verbergen')
    expect(field('Neues Passwort').type).toBe('password')
    portal.sandbox.faults.set({ operationId: 'updatePassword', fault: 'drop', times: 1 })
    await submitPair(portal, 'Winter2026')
    expect(await screen.findByText(/Vielleicht gilt das neue Passwort schon/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zurück zur Anmeldung' })).toHaveAttribute('href', '/login')
  })
})

/** What a password manager reads as the owner of the new password: the label and the text of a field, if there is one. */
const ownerNow = () => {
  const owner = document.querySelector<HTMLInputElement>('form input[autocomplete=username]')
  if (!owner) return null
  expect(owner).toHaveAttribute('readonly')
  expect(owner.tabIndex).toBe(-1)
  return `${owner.labels?.[0]?.textContent}: ${owner.value}`
}

describe('the owner of a new password', () => {
  it('A6: is the user name of the sign-in, until the document closes', async () => {
    const first = await startPortal({ path: '/login' })
    await signIn(first, 'everyday')
    await heading('Mtel Free M')
    await goTo('/administration?tab=account')
    await screen.findByLabelText('Neues Passwort')
    expect(ownerNow()).toBe('Benutzername: everyday')
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('everyday')
    await startPortal({ path: '/administration?tab=account', sandbox: first.sandbox })
    await screen.findByLabelText('Neues Passwort')
    expect(ownerNow()).toBeNull()
  })

  it('T10: is the TV contract', async () => {
    await visit('/tv-password', tvContract)
    await screen.findByLabelText('Neues Passwort')
    expect(ownerNow()).toBe('Vertrag: Fernsehen zu Hause')
  })

  it('L7: is named by the time of its link, because nobody knows the user name', async () => {
    await openLink()
    await screen.findByLabelText('Neues Passwort')
    expect(ownerNow()).toMatch(/^Konto: E-Mail-Link \d\d\.\d\d\.\d{4} \d\d:\d\d$/)
  })
})

it('E1 A6: a refusal of the account password without a reason shows the generic error', async () => {
  const portal = await visit('/administration?tab=account', { hold: ['changeAccountPassword'] })
  await submitPair(portal, 'Winter2026')
  const answer = { code: 'X_FAILED_VALIDATION_ERROR', body: { validation_errors: { password: [] } } }
  await portal.answers.replace('changeAccountPassword', answer, 400)
  await waitFor(() => expect(toasts()).toEqual([failure]))
  expect(field('Neues Passwort')).not.toBeInvalid()
})

it('T10: the TV password is changed for the TV contract', async () => {
  const portal = await visit('/tv-password', tvContract)
  await submitPair(portal, 'Fernsehen1')
  await waitFor(() => expect(toasts()).toEqual([success]))
  const [request] = callsOf(portal.sandbox, 'changeTvPassword')
  expect(request?.headers).toMatchObject({ ContractId: 'C-1005', externalTvId: 'TV-1005' })
})

it('T10: without a TV contract the page says where to find one', async () => {
  await visit('/tv-password')
  expect(await screen.findByText(/Bitte wählen Sie im Menü Ihren TV-Vertrag/)).toBeVisible()
  expect(screen.queryByLabelText('Neues Passwort')).toBeNull()
})
