import { screen } from '@testing-library/dom'
import type { PasswordFaults, PasswordOwner, PasswordSaved } from '../../../machines/passwordChange.machine'
import type { OperationId } from '../../../sandbox/document'
import type { PathEvent } from '../../../tools/paths/alphabet'
import type { Moment } from '../../../tools/paths/moment'
import { stateName } from '../../../tools/paths/names'
import { goTo } from './happenings'
import { countOf, type Field } from './page'
import { type Screen, sends } from './portal'
import type { WordName } from './words'

interface Look {
  password: Field | null
  repetition: Field | null
  alert: string | null
  busy: boolean
  toasts: string[]
}

const empty = { password: '', repetition: '' }
const faultWords = { missing: 'message.fieldsEmpty', different: 'message.passwordsDiffer' } as const

interface Form {
  /** Where it stands, and where it is come from. */
  path: string
  from?: string
  save: OperationId
  clearsOn: 'password.submitted' | 'password.changed'
  unanswered: WordName
}

/** The three forms for a new password. */
const forms: Record<PasswordOwner, Form> = {
  account: {
    path: '/administration?tab=account',
    save: 'changeAccountPassword',
    clearsOn: 'password.submitted',
    unanswered: 'message.passwordOutcomeUnknown',
  },
  tv: {
    path: '/tv-password',
    // A reload of another page takes the first contract, which is not that of TV.
    from: '/tv',
    save: 'changeTvPassword',
    clearsOn: 'password.changed',
    unanswered: 'message.tvPasswordOutcomeUnknown',
  },
  link: {
    path: '/reset-password/token-of-the-mail',
    save: 'updatePassword',
    clearsOn: 'password.submitted',
    unanswered: 'message.resetPasswordOutcomeUnknown',
  },
}
const saves = Object.values(forms).map(({ save }) => save)

const formOf = ({ context }: Pick<Moment, 'context'>) => forms[context.of as PasswordOwner]

/** The provider's way to say what the port answers. */
function answerOf({ outcome, reasons }: PasswordSaved) {
  if (outcome === 'changed') return { code: 'CHANGE_PASSWORD_SUCCESS' }
  if (outcome === 'linkRefused') return { code: 'UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN' }
  if (outcome === 'refused') return { code: 'CHANGE_PASSWORD_FAILED' }
  const code = 'CHANGE_PASSWORD_FAILED_VALIDATION_ERROR'
  return { code, body: { validation_errors: { password: reasons } } }
}

/** Where the customer is led when nothing is left to do on the form. */
function whereTo({ value, context }: Moment): string | null {
  const state = stateName(value)
  // Without a token the home leads on to the login.
  if (context.of === 'link') return ['linkExpired', 'ready.changed'].includes(state) ? '/login' : null
  return state === 'linkExpired' ? '/' : null
}

export const passwordChange: Screen = {
  visit(start) {
    const { path, from = path, save } = formOf(start)
    const isOfLink = path === forms.link.path
    return {
      path: from,
      ...(isOfLink ? {} : { account: 'everyday' }),
      hold: isOfLink ? ['checkReset', save] : [save],
    }
  },
  walk(portal) {
    let typed = empty

    /** While the button is locked, a customer can only press it again. */
    async function submit({ password, repetition }: PathEvent) {
      const button = portal.button('password.save')
      if (!button) return
      if (!portal.isBusy()) {
        typed = { password: String(password), repetition: String(repetition) }
        await portal.write('password.newPassword', typed.password)
        await portal.write('password.repeatPassword', typed.repetition)
      }
      await portal.press(button)
    }

    return {
      async arrive(start) {
        const { path, from } = formOf(start)
        if (path === forms.link.path)
          await portal.answers.replace('checkReset', { code: 'CHECK_RESET_SUCCESS' })
        if (from) {
          await screen.findByRole('heading', { name: 'TV Komfort' })
          await goTo(portal, path)
        }
        await portal.findInput('password.newPassword')
      },
      happens: { 'passwords.submit': submit },
      answers: { savePassword: sends(saves, answerOf) },
      look: async () => ({
        address: window.location.pathname,
        password: portal.field('password.newPassword'),
        repetition: portal.field('password.repeatPassword'),
        alert: portal.alert(),
        busy: portal.isBusy(),
        toasts: portal.toasts(),
        asked: (await portal.asked(...saves)).map(({ operationId, form }) => [operationId, form.password]),
      }),
      expects(moment) {
        const { value, tags, context, calls, emitted } = moment
        const { path, save, clearsOn, unanswered } = formOf(moment)
        const faults = context.faults as PasswordFaults
        const reasons = (context.reasons as string[]).join(', ')
        if (countOf(emitted, clearsOn) > 0) typed = empty
        const left = whereTo(moment)
        const password = portal.messageOf(faultWords, faults.password) || reasons
        const repetition = portal.messageOf(faultWords, faults.repetition)
        return {
          address: left ?? path.split('?')[0],
          password: left ? null : { value: typed.password, message: password },
          repetition: left ? null : { value: typed.repetition, message: repetition },
          alert: stateName(value) === 'ready.unanswered' ? portal.words(unanswered) : null,
          busy: tags.includes('busy'),
          toasts: portal.toastsOf(emitted),
          asked: calls.map(({ input }) => [save, (input as { password: string }).password]),
        }
      },
      own: ({ newPassword }) => ({
        arrive: async () => void (await portal.findInput('password.newPassword')),
        happens: {
          async 'passwords.submit'(event) {
            const [password, repetition] = [String(event.password).trim(), String(event.repetition).trim()]
            if (password === '' || password !== repetition) return submit(event)
            return newPassword
              ? submit({ ...event, password: ` ${newPassword}`, repetition: `${newPassword} ` })
              : 'it needs a password that can be set: give the account its "newPassword"'
          },
        },
        sees: ({ password, repetition, alert, busy, toasts }: Look) => ({
          ...{ alert, busy, asks: password !== null, repetition: repetition?.message },
          isMissing: password?.message === portal.words('message.fieldsEmpty'),
          saysSuccess: toasts.includes(portal.words('message.success')),
        }),
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
    visits: [{ name: 'of the account', role: 'everyday', path: '/administration?tab=account' }],
    takes: { linkExpired: 'needs the link of an e-mail' },
    setsBack: { after: 'passwords.submit' },
  },
}
