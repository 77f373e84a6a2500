import { screen } from '@testing-library/dom'
import type { LinkChecked } from '../../../machines/resetLink.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { lookAtField } from './loginScreen'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { pressButton } from './press'

const path = '/reset-password/token-of-the-mail'

function resetLinkWalk(portal: PathPortal): ScreenWalk {
  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'load.retry': () => pressButton(portal, 'Erneut versuchen'),
    'xstate.done.actor.checkLink': ({ output }) =>
      portal.answers.replace('checkReset', {
        code:
          (output as LinkChecked).outcome === 'usable'
            ? 'CHECK_RESET_TOKEN_SUCCESS'
            : 'CHECK_RESET_TOKEN_FAILED_INVALID_TOKEN',
      }),
    'xstate.error.actor.checkLink': () => portal.answers.fail('checkReset'),
  }

  return {
    arrive: async () => void (await portal.answers.next('checkReset')),
    happens,
    look: async () => ({
      address: window.location.pathname,
      asksForPassword: lookAtField('Neues Passwort') !== null,
      failed: screen.queryByText('Erneut versuchen') !== null,
      toasts: toasts(),
      asked: (await portal.asked('checkReset')).map(({ form }) => form),
    }),
    expects: ({ value, calls, emitted }: Moment) => ({
      // Without a token the home leads on to the login.
      address: value === 'refused' ? '/login' : path,
      asksForPassword: value === 'usable',
      failed: value === 'failed',
      toasts: toastsOf(emitted),
      asked: calls.map(() => ({ token: 'token-of-the-mail' })),
    }),
  }
}

export const resetLinkScreen: ScreenPaths = {
  visit: () => ({ path, hold: ['checkReset'] }),
  walk: resetLinkWalk,
}
