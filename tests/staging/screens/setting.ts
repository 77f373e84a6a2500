import type { ProviderScreen, Stage, Visit } from './providerScreen'
import { isThere, pressButton, saysIn } from './see'
import { checkedOf, controlsOnTab, isLocked, openTab, setBackAtEnd } from './settingsTab'

const open = (stage: Stage, tab: string) => openTab(stage, tab, 'administration.withoutNumber')

const visitOf = (tab: string): Visit => ({
  name: tab,
  role: 'everyday',
  async arrive(stage) {
    return (await open(stage, tab)) && 'needs a mobile contract with a phone number'
  },
})

export const setting: ProviderScreen = {
  visits: [visitOf('language'), visitOf('sms'), visitOf('voicemail')],
  happens: {
    'load.retry': (stage) => pressButton(stage, stage.words('message.tryAgain')),
    // Which value it is does not matter to the flow: one that is not set, so that the next choice may be the former.
    async 'value.choose'(stage) {
      const controls = controlsOnTab(stage)
      const chosen = await checkedOf(controls)
      const isSwitch = chosen.length === 1
      if (!isSwitch && !chosen.includes(true)) return 'what is set is not known, and could not be set back'
      const tab = new URL(stage.page.url()).searchParams.get('tab') ?? ''
      setBackAtEnd(stage, chosen, () => open(stage, tab))
      await controls.nth(isSwitch ? 0 : chosen.indexOf(false)).click()
      return undefined
    },
  },
  heeded: ['value.choose'],
  look: async (stage) => ({
    shown: await isThere(controlsOnTab(stage)),
    locked: await isLocked(stage, controlsOnTab(stage)),
    failed: await saysIn(stage, stage.words('message.tryAgain')),
  }),
  expects: (state) => ({
    shown: state === 'settled' || state === 'saving',
    locked: state === 'saving',
    failed: state === 'failed',
  }),
}
