import { screen } from '@testing-library/dom'
import type { PasswordOwner, PasswordSaved } from '../../../machines/passwordChange.machine'
import type { Moment } from '../../../tools/paths/moment'
import { stateName } from '../../../tools/paths/names'
import { goTo } from './browser'
import { formOf } from './form'
import { countOf } from './page'
import { sends } from './portal'
import { screenOf } from './screen'

/** The three forms for a new password: where each is, what it asks, when it is emptied. */
const forms = {
  account: {
    path: '/administration?tab=account',
    from: '/administration?tab=account',
    operation: 'changeAccountPassword',
    emptiedBy: 'password.submitted',
    unanswered: 'message.passwordOutcomeUnknown',
  },
  tv: {
    path: '/tv-password',
    // A reload of another page takes the first contract, which is not that of TV.
    from: '/tv',
    operation: 'changeTvPassword',
    emptiedBy: 'password.changed',
    unanswered: 'message.tvPasswordOutcomeUnknown',
  },
  link: {
    path: '/reset-password/token-of-the-mail',
    from: '/reset-password/token-of-the-mail',
    operation: 'updatePassword',
    emptiedBy: 'password.submitted',
    unanswered: 'message.resetPasswordOutcomeUnknown',
  },
} as const

const ownerOf = ({ context }: Pick<Moment, 'context'>) => context.of as PasswordOwner

/** The provider's way to say what the port answers. */
function answerOf({ outcome, reasons }: PasswordSaved) {
  if (outcome === 'changed') return { code: 'CHANGE_PASSWORD_SUCCESS' }
  if (outcome === 'linkRefused') return { code: 'UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN' }
  if (outcome === 'refused') return { code: 'CHANGE_PASSWORD_FAILED' }
  const code = 'CHANGE_PASSWORD_FAILED_VALIDATION_ERROR'
  return { code, body: { validation_errors: { password: reasons } } }
}

/** Where the customer is led when nothing is left to do on the form. */
function whereTo(moment: Moment): string | null {
  const state = stateName(moment.value)
  // Without a token the home leads on to the login.
  if (ownerOf(moment) === 'link') return ['linkExpired', 'ready.changed'].includes(state) ? '/login' : null
  return state === 'linkExpired' ? '/' : null
}

export const passwordChange = screenOf({
  visit: (start) => ({
    path: forms[ownerOf(start)].from,
    ...(ownerOf(start) !== 'link' && { account: 'everyday' }),
  }),
  ports: {
    savePassword: sends(
      Object.values(forms).map(({ operation }) => operation),
      answerOf,
      ({ password }: { password: string }, moment) => ({
        operation: forms[ownerOf(moment)].operation,
        password,
        ...(ownerOf(moment) === 'link' && { token: 'token-of-the-mail' }),
      }),
    ),
  },
  holds: ['checkReset'],
  walk(portal, see) {
    const labels = { password: 'password.newPassword', repetition: 'password.repeatPassword' } as const
    const form = formOf(portal, 'password.save', labels)
    const arrive = () => portal.findInput('password.newPassword')
    return {
      async arrive(start) {
        const owner = ownerOf(start)
        if (owner === 'link') await portal.answers.replace('checkReset', { code: 'CHECK_RESET_SUCCESS' })
        if (owner === 'tv') {
          await screen.findByRole('heading', { name: 'TV Komfort' })
          await goTo(portal, forms.tv.path)
        }
        await arrive()
      },
      happens: { 'passwords.submit': form.send },
      looks: {
        address: see.address((moment) => whereTo(moment) ?? forms[ownerOf(moment)].path.split('?')[0]),
        ...form.sights({
          faults: { missing: 'message.fieldsEmpty', different: 'message.passwordsDiffer' },
          reason: (name, { context }) =>
            name === 'password' ? (context.reasons as string[]).join(', ') : undefined,
          empties: (moment) =>
            countOf(moment.emitted, forms[ownerOf(moment)].emptiedBy) > 0 ? ['password', 'repetition'] : [],
          isThere: (moment) => whereTo(moment) === null,
        }),
        alert: [
          portal.alert,
          (moment) =>
            stateName(moment.value) === 'ready.unanswered'
              ? portal.words(forms[ownerOf(moment)].unanswered)
              : null,
          (alert: string | null) => alert,
        ],
        busy: see.busy,
        toasts: [
          portal.toasts,
          ({ emitted }) => portal.toastsOf(emitted),
          (toasts: string[]) => toasts.includes(portal.words('message.success')),
        ],
      },
      own: ({ newPassword }) => ({
        arrive: async () => void (await arrive()),
        happens: {
          async 'passwords.submit'(event) {
            const [password, repetition] = [String(event.password).trim(), String(event.repetition).trim()]
            if (password === '' || password !== repetition) return form.send(event)
            return newPassword
              ? form.send({ ...event, password: ` ${newPassword}`, repetition: `${newPassword} ` })
              : 'it needs a password that can be set: give the account its "newPassword"'
          },
        },
      }),
    }
  },
  unwalkable: (_, { context, value }) =>
    context.of === 'link' && stateName(value) === 'ready.changed'
      ? 'the customer stands on the login page'
      : undefined,
  alike: {
    'ready.asking / ready.changed': 'the form stands as before, and a message alone tells what became of it',
  },
  own: {
    visits: [{ name: 'of the account', role: 'everyday', path: forms.account.path }],
    takes: { linkExpired: 'needs the link of an e-mail' },
    setsBack: { after: 'passwords.submit' },
  },
})
