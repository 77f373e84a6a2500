import { screen } from '@testing-library/dom'
import type { PathEvent } from '../../../tools/paths/alphabet'
import { stateName } from '../../../tools/paths/names'
import { chooseFromMenu } from '../../menus'
import { closeToasts } from '../../toasts'
import { endElsewhere, goTo, stored, tellActivity } from './browser'
import { until } from './page'
import { screenOf } from './screen'

const refusal = { code: 'REQUEST_FAILED_INVALID_TOKEN', message: 'not valid' }
const contracts = [{ productId: 'mobile-1', statusReason: 'Active', isMobile: true }]

export const session = screenOf({
  visit: () => ({ inactivityMinutes: 15 }),
  // Its ports are flows themselves.
  ports: {},
  holds: [
    ...(['loginWithPassword', 'getMe', 'getMeByPhone', 'getNotifications', 'getConsentStatus'] as const),
    ...(['getResources', 'getSupportRequestTypes'] as const),
  ],
  walk(portal, see) {
    const { words } = portal
    /** Whether the provider has returned the account of the current customer. */
    let isKnown = false
    const isAtLogin = () => portal.input('login.phone') !== null
    const waitsForAccount = () => portal.answers.next('getMe', 'getMeByPhone')

    async function giveAccount(json: unknown) {
      await portal.answers.replace(await waitsForAccount(), json)
      isKnown = true
    }

    /** The following needs a customer whose account has loaded. */
    async function knowAccount() {
      if (isKnown || isAtLogin()) return
      await giveAccount({ body: { user: { contracts, unreadNotifications: 2 } } })
      await screen.findByRole('button', { name: words('shell.profile') })
    }

    async function signIn({ token }: PathEvent) {
      // The login redirects a customer with a token.
      if (!isAtLogin()) return goTo(portal, '/login')
      isKnown = false
      await portal.press(screen.getByRole('tab', { name: words('login.byUsername') }))
      await portal.write('login.username', 'none')
      await portal.write('login.password', 'secret')
      await portal.type('login.password', '{Enter}')
      await portal.answers.replace('loginWithPassword', { body: { token } })
    }

    /** Any call may be refused, such as that for the account. */
    async function refuseToken() {
      if (isAtLogin()) return
      if (!isKnown) return portal.answers.replace(await waitsForAccount(), refusal, 401)
      await goTo(portal, '/customer-support')
      await portal.answers.replace('getSupportRequestTypes', refusal, 401)
    }

    /** Offered if the account does not load. */
    async function leave() {
      if (isKnown || isAtLogin()) return
      await giveAccount('no such shape')
      await portal.press(await screen.findByRole('button', { name: words('shell.logOut') }))
      await closeToasts(portal.user)
    }

    /** On another tab, so that no time has to pass. */
    async function expire() {
      if (isAtLogin()) return
      // The listener for other tabs loads after the page.
      await until(async () => {
        await tellActivity(portal, 'over')
        return isAtLogin()
      })
    }

    /** Reads the document itself: under a modal, elements have no role. */
    function pageNow(): string {
      if (isAtLogin()) return 'login'
      const profile = document.querySelector(`header [aria-label="${words('shell.profile')}"]`)
      return profile ? 'customer' : 'on its way'
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
          if (portal.button('shell.profile'))
            await chooseFromMenu(portal.user, words('shell.profile'), words('shell.logOut'))
        },
        'logout.confirm': () => portal.pressButton('shell.logOut'),
        'logout.cancel': () => portal.pressButton('shell.cancel'),
        'session.endElsewhere': () => endElsewhere(portal),
      },
      looks: {
        address: see.address(({ value }) => (value === 'signedOut' ? '/login' : '/')),
        page: [
          pageNow,
          ({ value }) => {
            if (value === 'signedOut') return 'login'
            return isKnown || stateName(value) === 'signedIn.confirmingLogout' ? 'customer' : 'on its way'
          },
        ],
        dialog: see.text(portal.dialogTitle, { 'signedIn.confirmingLogout': 'shell.logOutHeading' }),
        token: [() => stored('token'), ({ context }) => context.token],
        asked: [
          async () =>
            (await portal.asked('getMe', 'getMeByPhone')).map(({ path, headers }) => [
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
})
