// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { askedOf, goTo, startPortal, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'
import { first, save, second, submitPair } from './passwordForm'

interface PasswordForm {
  operation: OperationId
  /** The code of a refusal with reasons. */
  code: string
  clears: 'at once' | 'on success'
  /** What is said when no answer came. */
  unanswered: RegExp
  open: (hold: OperationId[]) => Promise<VisitedPortal>
}

/** The three forms for a new password, and in what they differ. */
const forms = {
  account: {
    operation: 'changeAccountPassword',
    code: 'CHANGED_PASSWORD_FAILED_VALIDATION_ERROR',
    clears: 'at once',
    unanswered: /das neue Passwort schon: Bitte probieren Sie es bei der nächsten Anmeldung zuerst/,
    open: (hold: OperationId[]) =>
      startPortal({ account: 'everyday', path: '/administration?tab=account', hold }),
  },
  TV: {
    operation: 'changeTvPassword',
    code: 'CHANGED_TV_PASSWORD_FAILED_VALIDATION_ERROR',
    clears: 'on success',
    unanswered: /das neue TV-Passwort schon: Bitte probieren Sie es am Fernseher aus/,
    async open(hold: OperationId[]) {
      const portal = await startPortal({ account: 'everyday', path: '/tv', hold })
      await screen.findByRole('heading', { name: 'TV Komfort' })
      await goTo('/tv-password')
      return portal
    },
  },
  reset: {
    operation: 'updatePassword',
    code: 'PASSWORD_RESET_FAILED_VALIDATION_ERROR',
    clears: 'at once',
    unanswered: /das neue Passwort schon: Bitte melden Sie sich zuerst damit an/,
    async open(hold: OperationId[]) {
      const portal = await startPortal({ path: '/reset-password/t', hold: ['checkReset', ...hold] })
      await portal.answers.replace('checkReset', { code: 'CHECK_RESET_SUCCESS' })
      return portal
    },
  },
} satisfies Record<string, PasswordForm>

describe.each(Object.entries<PasswordForm>(forms))(
  'the form for the %s password',
  (_, { operation, code, clears, unanswered, open }) => {
    const sent = ({ sandbox }: VisitedPortal) => askedOf(sandbox, operation).map(({ form }) => form.password)
    const typed = () => [first().value, second().value]

    it('L8: does not ask the provider for a password that is missing or typed in two ways', async () => {
      const portal = await open([])
      await submitPair(portal, '', '')
      expect(first()).toHaveAccessibleDescription('Die Felder dürfen nicht leer sein.')
      await submitPair(portal, '   ', 'Winter2026')
      expect(first()).toHaveAccessibleDescription('Die Felder dürfen nicht leer sein.')
      await submitPair(portal, 'Winter2026', ' ')
      expect(second()).toHaveAccessibleDescription('Die Felder dürfen nicht leer sein.')
      await submitPair(portal, 'Winter2026', 'winter2026')
      expect(second()).toHaveAccessibleDescription('Die Passwörter stimmen nicht überein.')
      expect(typed()).toEqual(['Winter2026', 'winter2026'])
      expect(sent(portal)).toEqual([])
      expect(toasts()).toEqual([])
    })

    it(`L8: sends it trimmed, once, and empties the fields ${clears}`, async () => {
      const portal = await open([operation])
      await submitPair(portal, ' Winter 2026', 'Winter 2026  ')
      await portal.user.click(save())
      expect(save()).toHaveAttribute('aria-busy', 'true')
      expect(typed()).toEqual(clears === 'at once' ? ['', ''] : [' Winter 2026', 'Winter 2026  '])
      await portal.answers.replace(operation, { code: 'CHANGED' })
      await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
      expect(sent(portal)).toEqual(['Winter 2026'])
      // The reset form has gone by now.
      for (const field of screen.queryAllByLabelText(/Passwort/)) expect(field).toHaveValue('')
    })

    it('L8: refused, it says why; several reasons are joined by a comma', async () => {
      const portal = await open([operation])
      for (const password of [['Zu kurz.'], ['Zu kurz', 'Ziffer fehlt', 'Zu einfach']]) {
        await submitPair(portal, 'kurz')
        await portal.answers.replace(operation, { code, body: { validation_errors: { password } } }, 400)
        await waitFor(() => expect(first()).toHaveAccessibleDescription(password.join(', ')))
        expect(typed()).toEqual(clears === 'at once' ? ['', ''] : ['kurz', 'kurz'])
      }
      expect(toasts()).toEqual([])
    })

    it.each([
      ['refused without a reason', { code }],
      ['refused with an empty list of reasons', { code, body: { validation_errors: { password: [] } } }],
    ])('L8 E1: %s, it says that something went wrong, and repeats nothing', async (_, answer) => {
      const portal = await open([operation])
      await submitPair(portal, 'Winter2026')
      await portal.answers.replace(operation, answer)
      await waitFor(() => expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
      expect(first()).toHaveAccessibleDescription('')
      expect(sent(portal)).toEqual(['Winter2026'])
      expect(save()).not.toHaveAttribute('aria-busy')
    })

    it('L8: without a usable answer, it says so and what to try first, and repeats nothing', async () => {
      const portal = await open([operation])
      await submitPair(portal, 'Winter2026')
      await portal.answers.replace(operation, 42)
      expect(await screen.findByText(unanswered)).toBeVisible()
      expect(toasts()).toEqual([])
      expect(sent(portal)).toEqual(['Winter2026'])
      expect(save()).not.toHaveAttribute('aria-busy')
      await submitPair(portal, 'Winter2026')
      await portal.answers.fail(operation)
      await screen.findByText(unanswered)
      await submitPair(portal, 'Winter2026', 'Winter2027')
      expect(screen.queryByText(unanswered)).toBeNull()
    })
  },
)

it('A6: a new account password that the provider refuses and one that it takes', async () => {
  const portal = await forms.account.open([])
  await submitPair(portal, 'kurz')
  await waitFor(() => expect(first()).toHaveAccessibleDescription(/mindestens 8 Zeichen.*, .*Ziffer/))
  await submitPair(portal, 'Winter2026')
  await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
  expect(first()).toHaveAccessibleDescription('')
})

it('T10: the TV password is changed for the TV contract', async () => {
  const portal = await forms.TV.open([])
  await submitPair(portal, 'Fernsehen1')
  await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
  const [asked] = askedOf(portal.sandbox, 'changeTvPassword')
  expect(asked?.headers).toMatchObject({ ContractId: 'C-1005', externalTvId: 'TV-1005' })
})

it('T10: without a TV contract it says where to find one, and asks for nothing', async () => {
  await startPortal({ account: 'everyday', path: '/tv-password' })
  expect(await screen.findByText(/Bitte wählen Sie im Menü Ihren TV-Vertrag/)).toBeVisible()
  expect(screen.queryByLabelText('Neues Passwort')).toBeNull()
})
