import { screen } from '@testing-library/dom'
import type { CredentialsChecked } from '../../../machines/passwordLogin.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { fill, isBusy, lookAtField } from './loginScreen'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { stored } from './stored'

/** What each state of the machine means for the customer. */
const shown = {
  asking: { address: '/login', asks: true, busy: false },
  checking: { address: '/login', asks: true, busy: true },
  accepted: { address: '/', asks: false, busy: false },
}

function passwordLoginWalk(portal: PathPortal): ScreenWalk {
  let typed = { username: '', password: '' }

  /** The provider's way to say what the port answers. */
  function answerOf({ outcome, token, messages }: CredentialsChecked) {
    if (outcome === 'accepted') return { code: 'PASSWORD_LOGIN_USER_SUCCESS', body: { token } }
    const fields = Object.entries(messages ?? {}).map(([name, message]) => [name, [message, 'a second one']])
    return {
      code: 'PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR',
      body: { validation_errors: Object.fromEntries(fields) },
    }
  }

  async function submit({ username, password }: PathEvent) {
    if (!isBusy()) {
      typed = { username: String(username), password: String(password) }
      await fill(portal, 'Benutzername', typed.username)
      await fill(portal, 'Passwort', typed.password)
    }
    await portal.user.click(screen.getByRole('button', { name: 'Anmelden' }))
    await portal.user.type(screen.getByLabelText('Passwort'), '{Enter}')
  }

  return {
    arrive: async () => portal.user.click(await screen.findByRole('tab', { name: 'Benutzername' })),
    happens: {
      'credentials.submit': submit,
      'xstate.done.actor.checkCredentials': ({ output }) =>
        portal.answers.replace('loginWithPassword', answerOf(output as CredentialsChecked)),
      'xstate.error.actor.checkCredentials': () => portal.answers.fail('loginWithPassword'),
    },
    look: async () => ({
      address: window.location.pathname,
      username: lookAtField('Benutzername'),
      password: lookAtField('Passwort'),
      busy: isBusy(),
      toasts: toasts(),
      token: stored('token'),
      asked: (await portal.asked('loginWithPassword')).map(({ form }) => form),
    }),
    expects({ value, context, calls, emitted }: Moment) {
      const { address, asks, busy } = shown[value as keyof typeof shown]
      const messages = context.messages as NonNullable<CredentialsChecked['messages']>
      const field = (name: 'username' | 'password') =>
        asks ? { value: typed[name], message: messages[name] ?? '' } : null
      return {
        address,
        username: field('username'),
        password: field('password'),
        busy,
        toasts: emitted.some(({ type }) => type === 'call.failed') ? ['Es ist ein Fehler aufgetreten.'] : [],
        token: emitted.flatMap((event) => ('token' in event ? [event.token] : []))[0] ?? null,
        asked: calls.map(({ input }) => input),
      }
    },
  }
}

export const passwordLoginScreen: ScreenPaths = {
  visit: () => ({ path: '/login', hold: ['loginWithPassword', 'getMe'] }),
  walk: passwordLoginWalk,
}
