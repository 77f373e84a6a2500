import type { LinkChecked } from '../../../machines/resetLink.machine'
import { type Screen, sends } from './portal'

const path = '/reset-password/token-of-the-mail'

export const resetLink: Screen = {
  visit: () => ({ path, hold: ['checkReset'] }),
  walk: (portal) => ({
    arrive: () => portal.answers.next('checkReset'),
    happens: { 'load.retry': () => portal.pressButton('message.tryAgain') },
    answers: {
      checkLink: sends('checkReset', ({ outcome }: LinkChecked) => ({
        code: `CHECK_RESET_TOKEN_${outcome === 'usable' ? 'SUCCESS' : 'FAILED_INVALID_TOKEN'}`,
      })),
    },
    look: async () => ({
      address: window.location.pathname,
      asksForPassword: portal.field('password.newPassword') !== null,
      failed: portal.says('message.tryAgain'),
      toasts: portal.toasts(),
      asked: (await portal.asked('checkReset')).map(({ form }) => form),
    }),
    expects: ({ value, calls, emitted }) => ({
      // Without a token the home leads on to the login.
      address: value === 'refused' ? '/login' : path,
      asksForPassword: value === 'usable',
      failed: value === 'failed',
      toasts: portal.toastsOf(emitted),
      asked: calls.map(() => ({ token: 'token-of-the-mail' })),
    }),
  }),
}
