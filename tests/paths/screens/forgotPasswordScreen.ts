import { screen } from '@testing-library/dom'
import type { ResetRequested, UsernameFaults } from '../../../machines/forgotPassword.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { isBusy, lookAtField } from './loginScreen'
import { toastsOf } from './messages'
import { paste } from './paste'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'

const field = 'Benutzername'

function forgotPasswordWalk(portal: PathPortal): ScreenWalk {
  let typed = ''

  /** While the button is locked, a customer can only press it again. */
  async function submit({ username }: PathEvent) {
    if (!isBusy()) {
      typed = String(username)
      await paste(portal, field, typed)
      await portal.user.click(screen.getByRole('button', { name: 'Neues Passwort anfordern' }))
    }
    await portal.user.type(screen.getByLabelText(field, { selector: 'input' }), '{Enter}')
  }

  /** The provider's way to say what the port answers. */
  const answerOf = ({ outcome, reasons = [] }: ResetRequested) =>
    outcome === 'sent'
      ? { code: 'PASSWORD_RESET_REQUEST_SUCCESS' }
      : { code: 'PASSWORD_RESET_REQUEST_FAILED_USER_DOESNT_EXIST', message: reasons[0] ?? '' }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'username.submit': submit,
    'xstate.done.actor.requestReset': ({ output }) =>
      portal.answers.replace('requestPasswordReset', answerOf(output as ResetRequested)),
    'xstate.error.actor.requestReset': () => portal.answers.fail('requestPasswordReset'),
  }

  return {
    arrive: async () => void (await screen.findByLabelText(field, { selector: 'input' })),
    happens,
    look: async () => ({
      username: lookAtField(field),
      saysToLookAtEmail: screen.queryByText('Bitte sehen Sie in Ihren E-Mails nach.') !== null,
      busy: isBusy(),
      toasts: toasts(),
      asked: (await portal.asked('requestPasswordReset')).map(({ form }) => form),
    }),
    expects({ value, tags, context, calls, emitted }: Moment) {
      const { username } = context.faults as UsernameFaults
      const reasons = context.reasons as string[]
      return {
        username: {
          value: typed,
          message: username === 'missing' ? 'Alle Felder müssen ausgefüllt werden.' : reasons.join(', '),
        },
        saysToLookAtEmail: stateName(value) === 'ready.requested',
        busy: tags.includes('busy'),
        toasts: toastsOf(emitted),
        asked: calls.map(({ input }) => ({
          username: (input as { username: string }).username,
          returnUrl: `${window.location.origin}/reset-password/`,
        })),
      }
    },
  }
}

export const forgotPasswordScreen: ScreenPaths = {
  visit: () => ({ path: '/forgot-password', hold: ['requestPasswordReset'] }),
  walk: forgotPasswordWalk,
}
