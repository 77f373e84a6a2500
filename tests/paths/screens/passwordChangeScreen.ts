import { screen } from '@testing-library/dom'
import type { PasswordFaults, PasswordOwner, PasswordSaved } from '../../../machines/passwordChange.machine'
import type { OperationId } from '../../../sandbox/document'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { GoldenStart } from '../kit/golden'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { goTo } from './happenings'
import { isBusy, lookAtField } from './loginScreen'
import { toastsOf } from './messages'
import { paste } from './paste'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'

const labels = { password: 'Neues Passwort', repetition: 'Passwort wiederholen' }
const empty = { password: '', repetition: '' }
const faultTexts = {
  missing: 'Die Felder dürfen nicht leer sein.',
  different: 'Die Passwörter stimmen nicht überein.',
}

interface Form {
  /** Where it stands, and where it is come from. */
  path: string
  from?: string
  save: OperationId
  clearsOn: 'password.submitted' | 'password.changed'
  unanswered: string
}

const newMayHold = 'Wir haben keine Antwort erhalten. Vielleicht gilt das neue'

/** The three forms for a new password. */
const forms: Record<PasswordOwner, Form> = {
  account: {
    path: '/administration?tab=account',
    save: 'changeAccountPassword',
    clearsOn: 'password.submitted',
    unanswered: `${newMayHold} Passwort schon: Bitte probieren Sie es bei der nächsten Anmeldung zuerst.`,
  },
  tv: {
    path: '/tv-password',
    // A reload of another page takes the first contract, which is not that of TV.
    from: '/tv',
    save: 'changeTvPassword',
    clearsOn: 'password.changed',
    unanswered: `${newMayHold} TV-Passwort schon: Bitte probieren Sie es am Fernseher aus, bevor Sie es erneut ändern.`,
  },
  link: {
    path: '/reset-password/token-of-the-mail',
    save: 'updatePassword',
    clearsOn: 'password.submitted',
    unanswered: `${newMayHold} Passwort schon: Bitte melden Sie sich zuerst damit an, bevor Sie es erneut versuchen.`,
  },
}

const formOf = ({ context }: Pick<Moment, 'context'>) => forms[context.of as PasswordOwner]

/** The provider's way to say what the port answers. */
function answerOf({ outcome, reasons }: PasswordSaved) {
  if (outcome === 'changed') return { code: 'CHANGE_PASSWORD_SUCCESS' }
  if (outcome === 'linkRefused') return { code: 'UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN' }
  if (outcome === 'refused') return { code: 'CHANGE_PASSWORD_FAILED' }
  const code = 'CHANGE_PASSWORD_FAILED_VALIDATION_ERROR'
  return { code, body: { validation_errors: { password: reasons } } }
}

const saves = Object.values(forms).map(({ save }) => save)

function passwordChangeWalk(portal: PathPortal): ScreenWalk {
  let typed = empty

  /** While the button is locked, a customer can only press it again. */
  async function submit({ password, repetition }: PathEvent) {
    const button = screen.queryByRole('button', { name: 'Passwort speichern' })
    if (!button) return
    if (!isBusy()) {
      typed = { password: String(password), repetition: String(repetition) }
      await paste(portal, labels.password, typed.password)
      await paste(portal, labels.repetition, typed.repetition)
    }
    await portal.user.click(button)
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'passwords.submit': submit,
    'xstate.done.actor.savePassword': async ({ output }) =>
      portal.answers.replace(await portal.answers.next(...saves), answerOf(output as PasswordSaved)),
    'xstate.error.actor.savePassword': async () => portal.answers.fail(await portal.answers.next(...saves)),
  }

  return {
    async arrive(start: GoldenStart) {
      const { path, from } = formOf(start)
      if (path === forms.link.path)
        await portal.answers.replace('checkReset', { code: 'CHECK_RESET_SUCCESS' })
      if (from) {
        await screen.findByRole('heading', { name: 'TV Komfort' })
        await goTo(portal, path)
      }
      await screen.findByLabelText(labels.password, { selector: 'input' })
    },
    happens,
    look: async () => ({
      address: window.location.pathname,
      password: lookAtField(labels.password),
      repetition: lookAtField(labels.repetition),
      alert: document.querySelector('form [role=alert]')?.textContent ?? null,
      busy: isBusy(),
      toasts: toasts(),
      asked: (await portal.asked(...saves)).map(({ operationId, form }) => [operationId, form.password]),
    }),
    expects(moment: Moment) {
      const { value, tags, context, calls, emitted } = moment
      const { path, save, clearsOn, unanswered } = formOf(moment)
      const faults = context.faults as PasswordFaults
      const reasons = (context.reasons as string[]).join(', ')
      if (emitted.some(({ type }) => type === clearsOn)) typed = empty
      const left = whereTo(moment)
      const password = faults.password === 'missing' ? faultTexts.missing : reasons
      const repetition = faults.repetition ? faultTexts[faults.repetition] : ''
      return {
        address: left ?? path.split('?')[0],
        password: left ? null : { value: typed.password, message: password },
        repetition: left ? null : { value: typed.repetition, message: repetition },
        alert: stateName(value) === 'ready.unanswered' ? unanswered : null,
        busy: tags.includes('busy'),
        toasts: toastsOf(emitted),
        asked: calls.map(({ input }) => [save, (input as { password: string }).password]),
      }
    },
  }
}

/** Where the customer is led when nothing is left to do on the form. */
function whereTo({ value, context }: Moment): string | null {
  const state = stateName(value)
  // Without a token the home leads on to the login.
  if (context.of === 'link') return ['linkExpired', 'ready.changed'].includes(state) ? '/login' : null
  return state === 'linkExpired' ? '/' : null
}

export const passwordChangeScreen: ScreenPaths = {
  visit(start) {
    const { path, from = path, save } = formOf(start)
    const isOfLink = path === forms.link.path
    return {
      path: from,
      ...(isOfLink ? {} : { account: 'everyday' }),
      hold: isOfLink ? ['checkReset', save] : [save],
    }
  },
  walk: passwordChangeWalk,
  unwalkable: (_, { context, value }) =>
    context.of === 'link' && stateName(value) === 'ready.changed'
      ? 'the customer stands on the login page'
      : undefined,
  alike: {
    'ready.asking / ready.changed': 'the form stands as before, and a message alone tells what became of it',
  },
}
