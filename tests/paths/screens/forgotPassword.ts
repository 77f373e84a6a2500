import type { ResetRequested } from '../../../machines/forgotPassword.machine'
import { formOf } from './form'
import { sends } from './portal'
import { screenOf } from './screen'

const path = '/forgot-password'

export const forgotPassword = screenOf({
  visit: () => ({ path }),
  ports: {
    requestReset: sends(
      'requestPasswordReset',
      ({ outcome, reasons = [] }: ResetRequested) =>
        outcome === 'sent'
          ? { code: 'PASSWORD_RESET_REQUEST_SUCCESS' }
          : { code: 'PASSWORD_RESET_REQUEST_FAILED_USER_DOESNT_EXIST', message: reasons[0] ?? '' },
      ({ username }: { username: string }) => ({
        username,
        returnUrl: `${window.location.origin}/reset-password/`,
      }),
    ),
  },
  walk(portal, see) {
    const form = formOf(portal, 'password.requestNew', { username: 'login.username' })
    return {
      arrive: () => portal.findInput('login.username'),
      happens: { 'username.submit': form.send },
      looks: {
        ...form.sights({
          faults: { missing: 'message.allFieldsRequired' },
          reason: (_, { context }) => (context.reasons as string[]).join(', '),
        }),
        saysToLookAtEmail: see.word('password.requested', 'ready.requested'),
        busy: see.busy,
      },
      own: (tester) => ({
        happens: {
          'username.submit': (event) =>
            form.send({ ...event, username: String(event.username).trim() && ` ${tester.username} ` }),
        },
      }),
    }
  },
  own: { visits: [{ name: 'opened', role: 'everyday', path, isAnonymous: true }] },
})
