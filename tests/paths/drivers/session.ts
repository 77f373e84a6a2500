import { screen } from '@testing-library/dom'
import type { PathEvent } from '../../../tools/paths/cases'
import { stateName } from '../../../tools/paths/names'
import { chooseFromMenu } from '../../support/menus'
import { closeToasts } from '../../support/toasts'
import { broadcastActivity, goTo, logOutInOtherTab, readStorage } from './browser'
import { driverOf } from './driver'
import { waitUntil } from './page'

const refusal = { code: 'REQUEST_FAILED_INVALID_TOKEN', message: 'not valid' }
const contracts = [{ productId: 'mobile-1', statusReason: 'Active', isMobile: true }]

export const session = driverOf({
  visit: () => ({ inactivityMinutes: 15 }),
  // Its ports are flows themselves.
  ports: {},
  holds: [
    ...(['loginWithPassword', 'getMe', 'getMeByPhone', 'getNotifications', 'getConsentStatus'] as const),
    ...(['getResources', 'getSupportRequestTypes'] as const),
  ],
  walk(portal, see) {
    const { translate } = portal
    /** Whether the provider has returned the account of the current customer. */
    let isAccountLoaded = false
    const isAtLogin = () => portal.input('login.phone') !== null
    const waitForAccountCall = () => portal.answers.next('getMe', 'getMeByPhone')

    async function answerAccount(json: unknown) {
      await portal.answers.replace(await waitForAccountCall(), json)
      isAccountLoaded = true
    }

    /** The following needs a customer whose account has loaded. */
    async function ensureAccountLoaded() {
      if (isAccountLoaded || isAtLogin()) return
      await answerAccount({ body: { user: { contracts, unreadNotifications: 2 } } })
      await screen.findByRole('button', { name: translate('shell.profile') })
    }

    async function signIn({ token }: PathEvent) {
      // The login redirects a customer with a token.
      if (!isAtLogin()) return goTo(portal, '/login')
      isAccountLoaded = false
      await portal.press(screen.getByRole('tab', { name: translate('login.byUsername') }))
      await portal.write('login.username', 'none')
      await portal.write('login.password', 'secret')
      await portal.type('login.password', '{Enter}')
      await portal.answers.replace('loginWithPassword', { body: { token } })
    }

    /** Any call may be refused, such as that for the account. */
    async function refuseToken() {
      if (isAtLogin()) return
      if (!isAccountLoaded) return portal.answers.replace(await waitForAccountCall(), refusal, 401)
      await goTo(portal, '/customer-support')
      await portal.answers.replace('getSupportRequestTypes', refusal, 401)
    }

    /** Offered if the account does not load. */
    async function leave() {
      if (isAccountLoaded || isAtLogin()) return
      await answerAccount('no such shape')
      await portal.press(await screen.findByRole('button', { name: translate('shell.logOut') }))
      await closeToasts(portal.user)
    }

    /** On another tab, so that no time has to pass. */
    async function expire() {
      if (isAtLogin()) return
      // The listener for other tabs loads after the page.
      await waitUntil(async () => {
        await broadcastActivity(portal, 'over')
        return isAtLogin()
      })
    }

    /** Reads the document itself: under a modal, elements have no role. */
    function pageNow(): string {
      if (isAtLogin()) return 'login'
      const profile = document.querySelector(`header [aria-label="${translate('shell.profile')}"]`)
      return profile ? 'customer' : 'on its way'
    }

    return {
      events: {
        'session.expire': expire,
        'token.receive': signIn,
        'token.restore': async () => {},
        'token.refused': refuseToken,
        'session.leave': leave,
        async 'logout.request'() {
          await ensureAccountLoaded()
          // A modal hides the menu for assistive technology only a frame after it opens.
          if (!portal.dialogTitle() && portal.button('shell.profile'))
            await chooseFromMenu(portal.user, translate('shell.profile'), translate('shell.logOut'))
        },
        'logout.confirm': () => portal.pressButton('shell.logOut'),
        'logout.cancel': () => portal.pressButton('shell.cancel'),
        'session.endElsewhere': () => logOutInOtherTab(portal),
      },
      observations: {
        address: see.address(({ value }) => (value === 'signedOut' ? '/login' : '/')),
        page: [
          pageNow,
          ({ value }) => {
            if (value === 'signedOut') return 'login'
            return isAccountLoaded || stateName(value) === 'signedIn.confirmingLogout'
              ? 'customer'
              : 'on its way'
          },
        ],
        dialog: see.text(portal.dialogTitle, { 'signedIn.confirmingLogout': 'shell.logOutHeading' }),
        token: [() => readStorage('token'), ({ context }) => context.token],
        calls: [
          async () =>
            (await portal.callsOf('getMe', 'getMeByPhone')).map(({ path, headers }) => [
              path,
              headers.Authorization,
            ]),
          ({ calls, context }) =>
            calls.flatMap(({ port }) => (port === 'account' ? [['/api/me', `Bearer ${context.token}`]] : [])),
        ],
      },
    }
  },
  unwalkable: ({ type }, { value }) =>
    type === 'token.restore' && value === 'signedOut'
      ? 'a stored token is found by a page that is being loaded: the paths of the account begin so'
      : undefined,
  withoutStaging: 'makes no calls of its own',
})
