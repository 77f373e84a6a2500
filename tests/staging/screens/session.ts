import type { Page } from '@playwright/test'
import { signInForm } from '../signIn'
import type { ProviderScreen, Stage } from './providerScreen'
import { isThere, pressIfThere } from './see'

interface Item {
  name: string
  value: string
}

/** The token that the sign-in left; under which name hangs on the brand. */
const tokens = new WeakMap<Page, Item>()

const takeToken = (page: Page) =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.endsWith('.token'))
    const value = name && localStorage.getItem(name)
    if (!name || !value) return null
    localStorage.removeItem(name)
    return { name, value }
  })

const dialog = ({ page, words }: Stage) =>
  page.getByRole('dialog', { name: words('shell.logOutHeading'), exact: true })

/** Looked for in the document itself: under a modal, what stands there has no role. */
const profile = ({ page, words }: Stage) => page.locator(`header [aria-label="${words('shell.profile')}"]`)

const pressInDialog = (stage: Stage, name: 'shell.logOut' | 'shell.cancel') =>
  pressIfThere(dialog(stage).getByRole('button', { name: stage.words(name), exact: true }))

export const session: ProviderScreen = {
  visits: [
    {
      name: 'signed in before',
      role: 'everyday',
      async arrive(stage) {
        await stage.open('/')
        const token = await takeToken(stage.page)
        if (!token) return 'the portal stored no token'
        tokens.set(stage.page, token)
        await stage.open('/')
        return undefined
      },
    },
  ],
  happens: {
    async 'token.restore'({ page, open }) {
      const token = tokens.get(page)
      if (!token) return 'no token was there'
      await page.evaluate(({ name, value }) => localStorage.setItem(name, value), token)
      await open('/')
      return undefined
    },
    async 'logout.request'(stage) {
      const { page, words } = stage
      const impossible = await pressIfThere(profile(stage))
      if (impossible) return impossible
      await page.getByRole('menuitem', { name: words('shell.logOut'), exact: true }).click()
      return undefined
    },
    'logout.confirm': (stage) => pressInDialog(stage, 'shell.logOut'),
    'logout.cancel': (stage) => pressInDialog(stage, 'shell.cancel'),
  },
  cannot: {
    'token.receive': 'every walk signs in so, and those of passwordLogin look at it',
    'token.refused': 'needs a provider that ends the session',
    'session.leave': 'needs an account that does not come',
    'session.endElsewhere': 'happens on another tab',
    'session.expire': 'needs a clock that can be set',
  },
  look: async (stage) => ({
    asksToSignIn: await isThere(signInForm(stage).tab),
    knowsCustomer: await isThere(profile(stage)),
    asksToConfirm: await isThere(dialog(stage)),
    isStored: await stage.page.evaluate(() =>
      Object.keys(localStorage).some((key) => key.endsWith('.token')),
    ),
  }),
  expects: (state) => ({
    asksToSignIn: state === 'signedOut',
    knowsCustomer: state !== 'signedOut',
    asksToConfirm: state === 'signedIn.confirmingLogout',
    isStored: state !== 'signedOut',
  }),
}
