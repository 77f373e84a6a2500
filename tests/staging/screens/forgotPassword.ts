import type { UsernameFaults } from '../../../machines/forgotPassword.machine'
import type { ProviderScreen, Stage } from './providerScreen'
import { complaintOf, fieldOf, isBusy, pressButton, saysIn } from './see'

const usernameField = (stage: Stage) => fieldOf(stage, stage.words('login.username'))

export const forgotPassword: ProviderScreen = {
  visits: [
    {
      name: 'opened',
      role: 'everyday',
      isAnonymous: true,
      async arrive(stage) {
        await stage.open('/forgot-password')
        await usernameField(stage).waitFor()
        return undefined
      },
    },
  ],
  happens: {
    async 'username.submit'(stage, { username }) {
      const isGiven = String(username).trim() !== ''
      await usernameField(stage).fill(isGiven ? ` ${stage.account.username} ` : String(username))
      return pressButton(stage, stage.words('password.requestNew'))
    },
  },
  async look(stage) {
    const missing = stage.words('message.allFieldsRequired')
    return {
      isMissing: (await complaintOf(usernameField(stage))) === missing,
      saysToLookAtEmail: await saysIn(stage, stage.words('password.requested')),
      busy: await isBusy(stage),
    }
  },
  expects: (state) => ({ saysToLookAtEmail: state === 'ready.requested', busy: state === 'requesting' }),
  keeps: ({ context }) => ({ isMissing: (context.faults as UsernameFaults).username === 'missing' }),
}
