import { signInForm } from '../signIn'
import type { ProviderScreen } from './providerScreen'
import { isBusy, isThere } from './see'

export const passwordLogin: ProviderScreen = {
  visits: [
    {
      name: 'opened',
      role: 'everyday',
      isAnonymous: true,
      async arrive(stage) {
        await stage.open('/login')
        await signInForm(stage).choose()
        return undefined
      },
    },
  ],
  happens: {
    async 'credentials.submit'(stage, { username, password }) {
      const blanks = (golden: unknown, own: string) => (golden === '' ? '' : ` ${own} `)
      const own = stage.account
      await signInForm(stage).submit(blanks(username, own.username), blanks(password, own.password))
      return undefined
    },
  },
  look: async (stage) => ({
    asks: await isThere(signInForm(stage).password),
    busy: await isBusy(stage),
  }),
  expects: (state) => ({ asks: state !== 'accepted', busy: state === 'checking' }),
}
