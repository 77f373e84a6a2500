import type { LinkChecked } from '../../../machines/resetLink.machine'
import { sends } from './portal'
import { screenOf } from './screen'

const path = '/reset-password/token-of-the-mail'

export const resetLink = screenOf({
  visit: () => ({ path }),
  ports: {
    checkLink: sends(
      'checkReset',
      ({ outcome }: LinkChecked) => ({
        code: `CHECK_RESET_TOKEN_${outcome === 'usable' ? 'SUCCESS' : 'FAILED_INVALID_TOKEN'}`,
      }),
      () => ({ token: 'token-of-the-mail' }),
    ),
  },
  walk: (portal, see) => ({
    arrive: () => portal.answers.next('checkReset'),
    happens: { 'load.retry': () => portal.pressButton('message.tryAgain') },
    looks: {
      // Without a token the home leads on to the login.
      address: see.address(({ value }) => (value === 'refused' ? '/login' : path)),
      asksForPassword: see.only(() => portal.field('password.newPassword') !== null, 'usable'),
      failed: see.word('message.tryAgain', 'failed'),
    },
  }),
})
