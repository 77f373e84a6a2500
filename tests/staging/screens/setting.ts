import type { Page } from '@playwright/test'
import type { Impossible, ProviderScreen, Stage, Visit } from './providerScreen'
import { isThere, pressButton, saysIn } from './see'

const PATIENCE = 20_000

/** Choices of which one is made, or one switch. */
const controlsOf = ({ page }: Stage) =>
  page.getByRole('tabpanel').locator('input[type=radio], input[role=switch]')

const isLocked = (stage: Stage) => isThere(controlsOf(stage).and(stage.page.locator('[aria-disabled=true]')))

const chosenIn = (stage: Stage): Promise<boolean[]> =>
  controlsOf(stage).evaluateAll((controls) => controls.map((one) => (one as HTMLInputElement).checked))

async function openTab(stage: Stage, tab: string): Promise<Impossible> {
  const { page, words, open } = stage
  await open(`/administration?tab=${tab}`)
  const withoutNumber = page.getByText(words('administration.withoutNumber'), { exact: true })
  const tryAgain = page.getByRole('button', { name: words('message.tryAgain'), exact: true })
  await controlsOf(stage).or(withoutNumber).or(tryAgain).first().waitFor({ timeout: PATIENCE })
  return (await isThere(withoutNumber)) ? 'needs a mobile contract with a phone number' : undefined
}

/** What was set when the walk came, on pages on which something was changed since. */
const former = new WeakMap<Page, boolean[]>()

/** Chooses what was set when the walk came, and has the provider say that it is. */
async function setBack(stage: Stage, before: boolean[]): Promise<void> {
  const tab = new URL(stage.page.url()).searchParams.get('tab') ?? ''
  const isAsBefore = async () => {
    await openTab(stage, tab)
    return String(await chosenIn(stage)) === String(before)
  }
  if (await isAsBefore()) return
  const control = controlsOf(stage).nth(Math.max(0, before.indexOf(true)))
  await control.click()
  await control.and(stage.page.locator(':not([aria-disabled=true])')).waitFor({ timeout: 60_000 })
  if (!(await isAsBefore())) throw new Error(`the setting could not be set back: ${tab}`)
}

const visitOf = (tab: string): Visit => ({
  name: tab,
  role: 'everyday',
  arrive: (stage) => openTab(stage, tab),
})

export const setting: ProviderScreen = {
  visits: [visitOf('language'), visitOf('sms'), visitOf('voicemail')],
  happens: {
    'load.retry': (stage) => pressButton(stage, stage.words('message.tryAgain')),
    // Which value it is does not matter to the flow: one that is not set, so that the next choice may be the former.
    async 'value.choose'(stage) {
      const chosen = await chosenIn(stage)
      const isSwitch = chosen.length === 1
      if (!isSwitch && !chosen.includes(true)) return 'what is set is not known, and could not be set back'
      if (!former.has(stage.page)) {
        former.set(stage.page, chosen)
        stage.atEnd(() => setBack(stage, chosen))
      }
      await controlsOf(stage)
        .nth(isSwitch ? 0 : chosen.indexOf(false))
        .click()
      return undefined
    },
  },
  heeded: ['value.choose'],
  look: async (stage) => ({
    shown: await isThere(controlsOf(stage)),
    locked: await isLocked(stage),
    failed: await saysIn(stage, stage.words('message.tryAgain')),
  }),
  expects: (state) => ({
    shown: state === 'settled' || state === 'saving',
    locked: state === 'saving',
    failed: state === 'failed',
  }),
}
