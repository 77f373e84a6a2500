import { screen } from '@testing-library/dom'
import type { CredentialsChecked } from '../../../machines/passwordLogin.machine'
import type { Moment } from '../../../tools/paths/moment'
import { formOf } from './form'
import { sends } from './portal'
import { screenOf } from './screen'

/** The provider's way to say what the port answers. */
function answerOf({ outcome, token, messages }: CredentialsChecked) {
  if (outcome === 'accepted') return { code: 'PASSWORD_LOGIN_USER_SUCCESS', body: { token } }
  const fields = Object.entries(messages ?? {}).map(([name, message]) => [name, [message, 'a second one']])
  return {
    code: 'PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR',
    body: { validation_errors: Object.fromEntries(fields) },
  }
}

const asks = ({ value }: Moment) => value !== 'accepted'

export const passwordLogin = screenOf({
  visit: () => ({ path: '/login' }),
  ports: {
    checkCredentials: sends(
      'loginWithPassword',
      answerOf,
      (credentials: Record<string, string>) => credentials,
    ),
  },
  holds: ['getMe'],
  walk(portal, see) {
    const labels = { username: 'login.username', password: 'login.password' } as const
    const form = formOf(portal, 'login.submit', labels)
    const arrive = async () =>
      portal.press(await screen.findByRole('tab', { name: portal.words('login.byUsername') }))
    return {
      arrive,
      happens: { 'credentials.submit': form.send },
      looks: {
        address: see.address((moment) => (asks(moment) ? '/login' : '/')),
        ...form.sights({
          reason: (name, { context }) => (context.messages as Record<string, string>)[name],
          isThere: asks,
        }),
        busy: see.only(portal.isBusy, 'checking'),
        token: see.token,
      },
      own: ({ username, password }) => ({
        arrive: async () => void (await arrive()),
        happens: {
          'credentials.submit': (event) =>
            form.send({
              ...event,
              username: event.username && ` ${username} `,
              password: event.password && ` ${password} `,
            }),
        },
      }),
    }
  },
  own: { visits: [{ name: 'opened', role: 'everyday', path: '/login', isAnonymous: true }] },
})
