import { screen } from '@testing-library/dom'
import type { PasswordSaved } from '../../../machines/passwordChange.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { isBusy, lookAtField } from './loginScreen'
import { toastsOf } from './messages'
import { paste } from './paste'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'

const labels = { password: 'Neues Passwort', repetition: 'Passwort wiederholen' }
const empty = { password: '', repetition: '' }
const faults: Record<string, Partial<typeof empty>> = {
  passwordMissing: { password: 'Die Felder dürfen nicht leer sein.' },
  repetitionMissing: { repetition: 'Die Felder dürfen nicht leer sein.' },
  passwordsDiffer: { repetition: 'Die Passwörter stimmen nicht überein.' },
}

/** The provider's way to say what the port answers. */
function answerOf({ outcome, messages }: PasswordSaved) {
  if (outcome === 'changed') return { code: 'CHANGE_USERNAME_AND_PASSWORD_SUCCESS' }
  if (outcome === 'linkRefused') return { code: 'UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN' }
  if (outcome === 'refused') return { code: 'CHANGE_USERNAME_AND_PASSWORD_FAILED' }
  const code = 'CHANGE_USERNAME_AND_PASSWORD_FAILED_VALIDATION_ERROR'
  return { code, body: { validation_errors: { password: messages } } }
}

/** The form for the password of the account; that of the link and that of TV are the same form. */
function passwordChangeWalk(portal: PathPortal): ScreenWalk {
  let typed = empty

  /** While the button is locked, a customer can only press it again. */
  async function submit({ password, repetition }: PathEvent) {
    if (isBusy()) return portal.user.click(screen.getByRole('button', { name: 'Passwort speichern' }))
    typed = { password: String(password), repetition: String(repetition) }
    await paste(portal, labels.password, typed.password)
    await paste(portal, labels.repetition, typed.repetition)
    await portal.user.click(screen.getByRole('button', { name: 'Passwort speichern' }))
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'passwords.submit': submit,
    'xstate.done.actor.savePassword': ({ output }) =>
      portal.answers.replace('changeAccountPassword', answerOf(output as PasswordSaved)),
    'xstate.error.actor.savePassword': () => portal.answers.fail('changeAccountPassword'),
  }

  return {
    arrive: async () => void (await screen.findByLabelText(labels.password, { selector: 'input' })),
    happens,
    look: async () => ({
      password: lookAtField(labels.password),
      repetition: lookAtField(labels.repetition),
      busy: isBusy(),
      toasts: toasts(),
      asked: (await portal.asked('changeAccountPassword')).map(({ form }) => form),
    }),
    expects({ tags, context, calls, emitted }: Moment) {
      const complaint = context.complaint as { problem: string; messages?: string[] } | null
      const fault = {
        ...faults[complaint?.problem ?? ''],
        ...(complaint?.messages?.length && { password: complaint.messages.join(', ') }),
      }
      if (emitted.some(({ type }) => type === 'password.submitted')) typed = empty
      return {
        password: { value: typed.password, message: fault.password ?? '' },
        repetition: { value: typed.repetition, message: fault.repetition ?? '' },
        busy: tags.includes('busy'),
        toasts: toastsOf(emitted),
        asked: calls.map(({ input }) => input),
      }
    },
  }
}

export const passwordChangeScreen: ScreenPaths = {
  visit: () => ({
    path: '/administration?tab=account',
    account: 'everyday',
    hold: ['changeAccountPassword'],
  }),
  walk: passwordChangeWalk,
  alike: {
    'linkExpired / ready.asking / ready.changed':
      'the form stands as before, and a message alone tells what became of it; links are of another screen',
  },
}
