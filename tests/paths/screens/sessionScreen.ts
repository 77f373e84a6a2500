import { screen, within } from '@testing-library/dom'
import type { User } from '../../../src/api/types'
import { chooseFromMenu } from '../../menus'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { endElsewhere, goTo } from './happenings'
import { fill, lookAtField } from './loginScreen'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { stored } from './stored'

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

function sessionWalk(portal: PathPortal): ScreenWalk {
  async function signIn({ token }: PathEvent) {
    // Who has a token already is led away from the login.
    if (!lookAtField('Telefonnummer')) return goTo(portal, '/login')
    await portal.user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await fill(portal, 'Passwort', 'secret{Enter}')
    await portal.answers.replace('loginWithPassword', { body: { token } })
  }

  /** Any call may meet the refusal: the one for the user while it is open, else one of another page. */
  async function refuseToken() {
    for (const open of ['getMe', 'getMeByPhone'] as const)
      if ((await portal.answers.count(open)) > 0) return portal.answers.replace(open, refusal, 401)
    if (!bellNow()) return
    await goTo(portal, '/customer-support')
    await portal.answers.replace('getSupportRequestTypes', refusal, 401)
  }

  /** The overview brings the newer user with the units. */
  async function receiveUser({ user }: PathEvent) {
    if (!bellNow()) return
    if ((await portal.answers.count('getResources')) === 0) {
      await goTo(portal, '/customer-support')
      await goTo(portal, '/')
    }
    await portal.answers.replace('getResources', {
      body: { resources: {}, user: { contracts, ...(user as User) } },
    })
  }

  const answerUser = async (json: unknown) =>
    portal.answers.replace(await portal.answers.next('getMe', 'getMeByPhone'), json)

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
    'session.endElsewhere': () => endElsewhere(portal),
    'xstate.done.actor.loadUser': ({ output }) =>
      answerUser({ body: { user: { contracts, ...(output as User) } } }),
    'xstate.error.actor.loadUser': () => answerUser('no such shape'),
  }

  return {
    happens,
    look: async () => ({
      address: window.location.pathname,
      page: pageNow(),
      dialog: screen.queryByRole('dialog')?.querySelector('h2')?.textContent ?? null,
      bell: bellNow(),
      toasts: toasts(),
      token: stored('token'),
      asked: (await portal.asked('getMe', 'getMeByPhone')).map(({ path, headers }) => ({
        path,
        token: headers.Authorization,
      })),
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

export const sessionScreen: ScreenPaths = {
  visit({ input }) {
    const { token, phone } = input as { token: string | null; phone: string | null }
    return {
      stored: { ...(token && { token }), ...(phone && { phone }) },
      hold: [
        ...(['loginWithPassword', 'getMe', 'getMeByPhone', 'getNotifications', 'getConsentStatus'] as const),
        ...(['getResources', 'getSupportRequestTypes'] as const),
      ],
    }
  },
  walk: sessionWalk,
  unwalkable: ({ type }, { value }) =>
    type === 'token.refused' && stateName(value) === 'present.unreachable'
      ? 'nothing is asked of the provider while it says that it cannot be reached'
      : undefined,
}
