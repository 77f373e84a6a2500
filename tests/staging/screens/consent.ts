import type { Locator } from '@playwright/test'
import { consentModal } from '../signIn'
import type { Impossible, ProviderScreen, Stage, Visit } from './providerScreen'
import { isThere, pressButton, pressIfThere, saysIn } from './see'
import { checkedOf, isLocked, openTab, setBackAtEnd } from './settingsTab'

const PATIENCE = 8_000

const openConsents = (stage: Stage) => openTab(stage, 'consents', 'consent.empty')

const onTab = (role: Visit['role']): Visit => ({
  name: `the tab of ${role}`,
  role,
  isAboutConsents: true,
  async arrive(stage) {
    await openConsents(stage)
    return (await isThere(consentModal(stage))) ? 'the question for consents lies over the tab' : undefined
  },
})

const switches = ({ page }: Stage) => page.locator(':is([role=dialog], [role=tabpanel]) [role=switch]')
const switchesOfChildren = ({ page }: Stage) => page.locator('ul ul [role=switch]')

/** Which consent it is does not matter to the flow: the first that is not answered so. */
async function answer(stage: Stage, among: Locator, agree: boolean): Promise<Impossible> {
  const wanted = (await checkedOf(among)).indexOf(!agree)
  if (wanted < 0) return agree ? 'she agrees to everything' : 'she agrees to nothing'
  setBackAtEnd(stage, await checkedOf(switches(stage)), () => openConsents(stage))
  await among.nth(wanted).click()
  return undefined
}

export const consent: ProviderScreen = {
  visits: [
    {
      name: 'the question',
      role: 'undecided',
      isAboutConsents: true,
      async arrive(stage) {
        await stage.open('/')
        return consentModal(stage)
          .waitFor({ timeout: PATIENCE })
          .then(
            () => undefined,
            () => 'the portal does not ask her for consents, or not any more',
          )
      },
    },
    onTab('undecided'),
    onTab('everyday'),
  ],
  happens: {
    'load.retry': (stage) => pressButton(stage, stage.words('message.tryAgain')),
    'consent.answer': (stage, { id, agree }) =>
      answer(stage, Number(id) > 10 ? switchesOfChildren(stage) : switches(stage), agree === true),
    async 'consents.close'(stage) {
      const modal = consentModal(stage)
      if (!(await isThere(modal))) return "needs account 'undecided': only its question can be closed"
      return pressIfThere(modal.getByRole('button', { name: stage.words('page.close'), exact: true }))
    },
  },
  heeded: ['consent.answer', 'consents.close'],
  takes: { empty: 'needs a provider that asks for no consents' },
  look: async (stage) => ({
    asks: await isThere(switches(stage)),
    locked: await isLocked(stage, switches(stage)),
    failed: await saysIn(stage, stage.words('message.tryAgain')),
    empty: await saysIn(stage, stage.words('consent.empty')),
  }),
  expects: (state) => ({
    asks: state === 'deciding' || state.startsWith('submitting.staying'),
    locked: state.startsWith('submitting'),
    failed: state === 'failed',
    empty: state === 'empty',
  }),
}
