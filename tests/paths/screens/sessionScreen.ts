import { screen, waitFor } from '@testing-library/dom'
import { chooseFromMenu } from '../../menus'
import { closeToasts, toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { endElsewhere, goTo, tellActivity } from './happenings'
import { fill, lookAtField } from './loginScreen'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { stored } from './stored'

/** What each state of the machine means for the customer. */
const dialogs: Record<string, string> = { 'signedIn.confirmingLogout': 'Möchten Sie sich abmelden?' }

/** What is said on the login to who did not go by herself. */
const farewells: Record<string, string[]> = {
  refused: ['Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.'],
  inactive: ['Sie wurden abgemeldet, weil Sie das Portal längere Zeit nicht benutzt haben.'],
}

const refusal = { code: 'REQUEST_FAILED_INVALID_TOKEN', message: 'not valid' }
const contracts = [{ productId: 'mobile-1', statusReason: 'Active', isMobile: true }]
const button = (name: string) => screen.queryByRole('button', { name })

function sessionWalk(portal: PathPortal): ScreenWalk {
  /** Whether the account of who signed in last was given. */
  let isKnown = false

  async function giveAccount(json: unknown) {
    await portal.answers.replace(await portal.answers.next('getMe', 'getMeByPhone'), json)
    isKnown = true
  }

  /** What follows is about a customer whose account is there. */
  async function knowAccount() {
    if (isKnown || lookAtField('Telefonnummer')) return
    await giveAccount({ body: { user: { contracts, unreadNotifications: 2 } } })
    await screen.findByRole('button', { name: 'Profil' })
  }

  async function signIn({ token }: PathEvent) {
    // Who has a token already is led away from the login.
    if (!lookAtField('Telefonnummer')) return goTo(portal, '/login')
    isKnown = false
    await portal.user.click(screen.getByRole('tab', { name: 'Benutzername' }))
    await fill(portal, 'Benutzername', 'none')
    await fill(portal, 'Passwort', 'secret{Enter}')
    await portal.answers.replace('loginWithPassword', { body: { token } })
  }

  /** Any call may meet the refusal, such as that for the account. */
  async function refuseToken() {
    if (!isKnown && !lookAtField('Telefonnummer'))
      return portal.answers.replace(await portal.answers.next('getMe', 'getMeByPhone'), refusal, 401)
    if (!isKnown || lookAtField('Telefonnummer')) return
    await goTo(portal, '/customer-support')
    await portal.answers.replace('getSupportRequestTypes', refusal, 401)
  }

  async function click(name: string) {
    const found = button(name)
    if (found) await portal.user.click(found)
  }

  /** Offered where the account does not come. */
  async function leave() {
    if (isKnown || lookAtField('Telefonnummer')) return
    await giveAccount('no such shape')
    await portal.user.click(await screen.findByRole('button', { name: 'Abmelden' }))
    await closeToasts(portal.user)
  }

  /** On another tab, so that no time has to pass. */
  async function expire() {
    if (lookAtField('Telefonnummer')) return
    // What listens to other tabs comes a moment after the page.
    await waitFor(async () => {
      await tellActivity(portal, 'over')
      screen.getByLabelText('Telefonnummer', { selector: 'input' })
    })
  }

  return {
    happens: {
      'session.expire': expire,
      'token.receive': signIn,
      'token.restore': async () => {},
      'token.refused': refuseToken,
      'session.leave': leave,
      async 'logout.request'() {
        await knowAccount()
        if (button('Profil')) await chooseFromMenu(portal.user, 'Profil', 'Abmelden')
      },
      'logout.confirm': () => click('Abmelden'),
      'logout.cancel': () => click('Abbrechen'),
      'session.endElsewhere': () => endElsewhere(portal),
    },
    look: async () => ({
      address: window.location.pathname,
      page: pageNow(),
      dialog: screen.queryByRole('dialog')?.querySelector('h2')?.textContent ?? null,
      toasts: toasts(),
      token: stored('token'),
      asked: (await portal.asked('getMe', 'getMeByPhone')).map(({ path, headers }) => ({
        path,
        token: headers.Authorization,
      })),
    }),
    expects({ value, context, calls, emitted }: Moment) {
      const state = stateName(value)
      const closed = emitted.find(({ type }) => type === 'session.closed')
      const signedIn = isKnown || state === 'signedIn.confirmingLogout' ? 'customer' : 'on its way'
      return {
        address: state === 'signedOut' ? '/login' : '/',
        page: state === 'signedOut' ? 'login' : signedIn,
        dialog: dialogs[state] ?? null,
        toasts: closed && 'reason' in closed ? (farewells[String(closed.reason)] ?? []) : [],
        token: context.token,
        asked: calls
          .filter(({ port }) => port === 'account')
          .map(() => ({ path: '/api/me', token: `Bearer ${context.token}` })),
      }
    },
  }
}

/** Looked for in the document itself: under a modal, what stands there has no role. */
function pageNow(): string {
  if (lookAtField('Telefonnummer')) return 'login'
  return document.querySelector('header [aria-label=Profil]') ? 'customer' : 'on its way'
}

export const sessionScreen: ScreenPaths = {
  visit: () => ({
    inactivityMinutes: 15,
    hold: [
      ...(['loginWithPassword', 'getMe', 'getMeByPhone', 'getNotifications', 'getConsentStatus'] as const),
      ...(['getResources', 'getSupportRequestTypes'] as const),
    ],
  }),
  walk: sessionWalk,
  unwalkable({ type }, { value }) {
    if (type === 'token.restore' && value === 'signedOut')
      return 'a stored token is found by a page that is being loaded: the paths of the account begin so'
    return undefined
  },
}
