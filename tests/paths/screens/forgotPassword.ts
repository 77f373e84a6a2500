import type { ResetRequested, UsernameFaults } from '../../../machines/forgotPassword.machine'
import type { PathEvent } from '../../../tools/paths/alphabet'
import { stateName } from '../../../tools/paths/names'
import type { Field } from './page'
import { type Screen, sends } from './portal'

interface Look {
  username: Field
  saysToLookAtEmail: boolean
  busy: boolean
}

export const forgotPassword: Screen = {
  visit: () => ({ path: '/forgot-password', hold: ['requestPasswordReset'] }),
  walk(portal) {
    let typed = ''

    async function submit({ username }: PathEvent) {
      const texts = { 'login.username': String(username) }
      if (await portal.fillInAndSend(texts, 'password.requestNew')) typed = String(username)
    }

    return {
      arrive: () => portal.findInput('login.username'),
      happens: { 'username.submit': submit },
      answers: {
        requestReset: sends('requestPasswordReset', ({ outcome, reasons = [] }: ResetRequested) =>
          outcome === 'sent'
            ? { code: 'PASSWORD_RESET_REQUEST_SUCCESS' }
            : { code: 'PASSWORD_RESET_REQUEST_FAILED_USER_DOESNT_EXIST', message: reasons[0] ?? '' },
        ),
      },
      look: async () => ({
        username: portal.field('login.username'),
        saysToLookAtEmail: portal.says('password.requested'),
        busy: portal.isBusy(),
        toasts: portal.toasts(),
        asked: (await portal.asked('requestPasswordReset')).map(({ form }) => form),
      }),
      expects({ value, tags, context, calls, emitted }) {
        const { username } = context.faults as UsernameFaults
        const reasons = context.reasons as string[]
        return {
          username: {
            value: typed,
            message: username === 'missing' ? portal.words('message.allFieldsRequired') : reasons.join(', '),
          },
          saysToLookAtEmail: stateName(value) === 'ready.requested',
          busy: tags.includes('busy'),
          toasts: portal.toastsOf(emitted),
          asked: calls.map(({ input }) => ({
            username: (input as { username: string }).username,
            returnUrl: `${window.location.origin}/reset-password/`,
          })),
        }
      },
      own: (tester) => ({
        happens: {
          'username.submit': (event) =>
            submit({ ...event, username: String(event.username).trim() && ` ${tester.username} ` }),
        },
        sees: ({ username, saysToLookAtEmail, busy }: Look) => ({
          isMissing: username.message === portal.words('message.allFieldsRequired'),
          ...{ saysToLookAtEmail, busy },
        }),
      }),
    }
  },
  own: { visits: [{ name: 'opened', role: 'everyday', path: '/forgot-password', isAnonymous: true }] },
}
