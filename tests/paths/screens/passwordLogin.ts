import { screen } from '@testing-library/dom'
import type { CredentialsChecked } from '../../../machines/passwordLogin.machine'
import type { PathEvent } from '../../../tools/paths/alphabet'
import { stored } from './happenings'
import type { Field } from './page'
import { type Screen, sends } from './portal'

interface Look {
  password: Field | null
  busy: boolean
}

/** What each state of the machine means for the customer. */
const shown: Record<string, { address: string; asks: boolean; busy: boolean }> = {
  asking: { address: '/login', asks: true, busy: false },
  checking: { address: '/login', asks: true, busy: true },
  accepted: { address: '/', asks: false, busy: false },
}

/** The provider's way to say what the port answers. */
function answerOf({ outcome, token, messages }: CredentialsChecked) {
  if (outcome === 'accepted') return { code: 'PASSWORD_LOGIN_USER_SUCCESS', body: { token } }
  const fields = Object.entries(messages ?? {}).map(([name, message]) => [name, [message, 'a second one']])
  return {
    code: 'PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR',
    body: { validation_errors: Object.fromEntries(fields) },
  }
}

export const passwordLogin: Screen = {
  visit: () => ({ path: '/login', hold: ['loginWithPassword', 'getMe'] }),
  walk(portal) {
    let typed = { username: '', password: '' }
    const arrive = async () =>
      portal.press(await screen.findByRole('tab', { name: portal.words('login.byUsername') }))

    async function submit({ username, password }: PathEvent) {
      const now = { username: String(username), password: String(password) }
      const texts = { 'login.username': now.username, 'login.password': now.password }
      if (await portal.fillInAndSend(texts, 'login.submit')) typed = now
    }

    return {
      arrive,
      happens: { 'credentials.submit': submit },
      answers: { checkCredentials: sends('loginWithPassword', answerOf) },
      look: async () => ({
        address: window.location.pathname,
        username: portal.field('login.username'),
        password: portal.field('login.password'),
        busy: portal.isBusy(),
        toasts: portal.toasts(),
        token: stored('token'),
        asked: (await portal.asked('loginWithPassword')).map(({ form }) => form),
      }),
      expects({ value, context, calls, emitted }) {
        const { address, asks, busy } = shown[String(value)] ?? {}
        const messages = context.messages as NonNullable<CredentialsChecked['messages']>
        const field = (name: 'username' | 'password') =>
          asks ? { value: typed[name], message: messages[name] ?? '' } : null
        return {
          address,
          username: field('username'),
          password: field('password'),
          busy,
          toasts: portal.toastsOf(emitted),
          token: emitted.flatMap((event) => ('token' in event ? [event.token] : []))[0] ?? null,
          asked: calls.map(({ input }) => input),
        }
      },
      own: (tester) => ({
        arrive: async () => void (await arrive()),
        happens: {
          'credentials.submit': (event) =>
            submit({
              ...event,
              username: event.username && ` ${tester.username} `,
              password: event.password && ` ${tester.password} `,
            }),
        },
        sees: ({ password, busy }: Look) => ({ asks: password !== null, busy }),
      }),
    }
  },
  own: { visits: [{ name: 'opened', role: 'everyday', path: '/login', isAnonymous: true }] },
}
