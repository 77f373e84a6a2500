// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import type { User } from '../../../src/api/types'
import { chooseFromMenu } from '../../menus'
import { goTo, startPortal, storeInOtherTab, type VisitedPortal } from '../../testPortal'
import { closeToasts, toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Driver } from '../kit/driver'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { describeScreenPaths } from './describeScreenPaths'
import { fill, lookAtField } from './loginScreen'

/** What each state of the machine means for the customer. */
const shown: Record<string, object> = {
  signedOut: { address: '/login', page: 'login', dialog: null },
  'present.loadingUser': { address: '/', page: 'loading', dialog: null },
  'present.unreachable': { address: '/', page: 'failed', dialog: null },
  'present.signedIn.browsing': { address: '/', page: 'signedIn', dialog: null },
  'present.signedIn.confirmingLogout': {
    address: '/',
    page: 'signedIn',
    dialog: 'Möchten Sie sich abmelden?',
  },
}

const refusal = { code: 'REQUEST_FAILED_INVALID_TOKEN', message: 'not valid' }
const contracts = [{ productId: 'mobile-1', statusReason: 'Active', isMobile: true }]
const button = (name: string) => screen.queryByRole('button', { name })

function sessionDriver(): Driver {
  let portal: VisitedPortal
  let asked = 0

  async function signIn({ token }: PathEvent) {
    // Who has a token already is led away from the login.
    if (!lookAtField('Telefonnummer')) return goTo('/login')
    await portal.user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await fill(portal, 'Passwort', 'secret{Enter}')
    await portal.answers.replace('loginWithPassword', { body: { token } })
  }

  /** Any call may meet the refusal: the one for the user while it is open, else one of another page. */
  async function refuseToken() {
    const open = (['getMe', 'getMeByPhone'] as const).find((id) => portal.answers.count(id) > 0)
    if (open) return portal.answers.replace(open, refusal, 401)
    const call = portal.portal.api.GET('/api/support-request-types')
    await portal.answers.replace('getSupportRequestTypes', refusal, 401)
    await act(async () => call)
  }

  /** The overview brings the newer user with the units. */
  async function receiveUser({ user }: PathEvent) {
    if (portal.answers.count('getResources') === 0) {
      await goTo('/customer-support')
      await goTo('/')
    }
    if (!button('Profil') && !screen.queryByRole('dialog')) return
    await portal.answers.replace('getResources', {
      body: { resources: {}, user: { contracts, ...(user as User) } },
    })
  }

  async function answerUser(answer: (id: 'getMe' | 'getMeByPhone') => Promise<void>) {
    await answer(portal.answers.count('getMe') > 0 ? 'getMe' : 'getMeByPhone')
  }

  async function click(name: string) {
    const found = button(name)
    if (found) await portal.user.click(found)
  }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'token.receive': signIn,
    'token.refused': refuseToken,
    'user.receive': receiveUser,
    'load.retry': () => click('Erneut versuchen'),
    async 'logout.request'() {
      if (button('Profil')) await chooseFromMenu(portal.user, 'Profil', 'Abmelden')
    },
    'logout.confirm': () => click('Abmelden'),
    'logout.cancel': () => click('Abbrechen'),
    'session.endElsewhere': () => storeInOtherTab('zweiklang.token', null),
    'xstate.done.actor.loadUser': ({ output }) =>
      answerUser((id) => portal.answers.replace(id, { body: { user: { contracts, ...(output as User) } } })),
    'xstate.error.actor.loadUser': () => answerUser((id) => portal.answers.replace(id, 'no such shape')),
  }

  return {
    async start({ input }) {
      const { token, phone } = input as { token: string | null; phone: string | null }
      portal = await startPortal({
        stored: { ...(token && { token }), ...(phone && { phone }) },
        hold: [
          ...([
            'loginWithPassword',
            'getMe',
            'getMeByPhone',
            'getNotifications',
            'getConsentStatus',
          ] as const),
          ...(['getResources', 'getSupportRequestTypes'] as const),
        ],
      })
    },
    async fire(event) {
      await closeToasts(portal.user)
      asked = portal.sandbox.requests.length
      await happens[event.type]?.(event)
    },
    look: async () => ({
      address: window.location.pathname,
      page: pageNow(),
      dialog: screen.queryByRole('dialog')?.querySelector('h2')?.textContent ?? null,
      bell: bellNow(),
      toasts: toasts(),
      token: portal.storage.read('token'),
      asked: portal.sandbox.requests
        .slice(asked)
        .filter(({ operationId }) => operationId.startsWith('getMe'))
        .map(({ path, headers }) => ({ path, token: headers.Authorization })),
    }),
    expects({ value, context, calls, emitted }: Moment) {
      const { unreadNotifications } = context.user as User
      const signedIn = stateName(value).startsWith('present.signedIn')
      const closed = emitted.find(({ type }) => type === 'session.closed')
      return {
        ...shown[stateName(value)],
        bell: signedIn ? `Benachrichtigungen, ${unreadNotifications} ungelesen` : null,
        toasts: [
          ...(emitted.some(({ type }) => type === 'call.failed') ? ['Es ist ein Fehler aufgetreten.'] : []),
          ...(closed && 'reason' in closed && closed.reason === 'refused'
            ? ['Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.']
            : []),
        ],
        token: context.token,
        asked: calls.map(({ input }) => {
          const { phone } = input as { phone: string | null }
          return { path: phone ? `/api/me/${phone}` : '/api/me', token: `Bearer ${context.token}` }
        }),
      }
    },
    stop: async () => undefined,
  }
}

function pageNow(): string {
  if (lookAtField('Telefonnummer')) return 'login'
  if (bellNow()) return 'signedIn'
  const main = document.querySelector('main')
  if (!main) return 'nothing'
  const alert = within(main).queryByRole('alert')
  return alert?.textContent === 'Es ist ein Fehler aufgetreten.' && button('Erneut versuchen')
    ? 'failed'
    : 'loading'
}

const bellNow = () =>
  document.querySelector('header [aria-label^=Benachrichtigungen]')?.getAttribute('aria-label') ?? null

describeScreenPaths('session', sessionDriver)
