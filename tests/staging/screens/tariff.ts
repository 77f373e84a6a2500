import type { WordName } from '../words'
import type { Impossible, ProviderScreen, Stage } from './providerScreen'
import { isThere, pressIfThere, saysIn } from './see'

/** The dialog that stands over the tariffs in each state of the machine. */
const dialogs: Record<string, WordName> = {
  confirmingTerms: 'tariff.confirmHeading',
  activating: 'tariff.confirmHeading',
  missingFunds: 'tariff.fundsHeading',
  anotherActive: 'tariff.anotherHeading',
  confirmingDeactivation: 'tariff.deactivateHeading',
  deactivating: 'tariff.deactivateHeading',
  outcomeUnknown: 'tariff.unknownHeading',
}

/** In the dialog with this title alone: another's button of the same name would do something else. */
const inDialog = (title: WordName, button: WordName) => async (stage: Stage) => {
  const { page, words } = stage
  if ((await dialogOf(stage)) !== title) return 'the screen offers nothing to press'
  return pressIfThere(page.getByRole('dialog').getByRole('button', { name: words(button), exact: true }))
}

/** Which tariff it is about does not matter to the flow: the first that offers it. */
const onCard = ({ page, words }: Stage, button: WordName): Promise<Impossible> =>
  pressIfThere(page.locator('main').getByRole('button', { name: words(button), exact: true }))

async function dialogOf({ page, words }: Stage): Promise<WordName | null> {
  const dialog = page.getByRole('dialog')
  if (!(await isThere(dialog))) return null
  const title = await dialog.getByRole('heading').first().textContent()
  return Object.values(dialogs).find((name) => words(name) === title) ?? null
}

export const tariff: ProviderScreen = {
  visits: [
    {
      name: 'opened',
      role: 'everyday',
      async arrive({ open }) {
        await open('/Tariffs')
        return undefined
      },
    },
  ],
  happens: {
    'load.retry': ({ page, words }) =>
      pressIfThere(page.getByRole('button', { name: words('message.tryAgain'), exact: true })),
    'tariff.activate': (stage) => onCard(stage, 'tariff.activate'),
    async 'tariff.deactivate'(stage) {
      const isAsked = (await dialogOf(stage)) === 'tariff.anotherHeading'
      return isAsked
        ? inDialog('tariff.anotherHeading', 'tariff.deactivate')(stage)
        : onCard(stage, 'tariff.deactivate')
    },
    'terms.accept': inDialog('tariff.confirmHeading', 'tariff.confirm'),
    'terms.decline': inDialog('tariff.confirmHeading', 'shell.cancel'),
    'deactivation.confirm': inDialog('tariff.deactivateHeading', 'tariff.confirm'),
    'deactivation.cancel': inDialog('tariff.deactivateHeading', 'shell.cancel'),
    async 'notice.close'(stage) {
      const impossible = await inDialog('tariff.fundsHeading', 'page.close')(stage)
      return impossible && inDialog('tariff.anotherHeading', 'page.close')(stage)
    },
    'outcome.check': inDialog('tariff.unknownHeading', 'tariff.unknownCheck'),
  },
  cannot: { 'topUp.choose': 'the top-up is a page of its own, and its tariffs are loaded anew' },
  look: async (stage) => ({
    listed: await isListed(stage),
    locked: await isThere(stage.page.locator('main div[aria-busy=true]')),
    busy: await isThere(stage.page.getByRole('dialog').locator('button[aria-busy=true]')),
    failed: await saysIn(stage, stage.words('message.tryAgain')),
    dialog: await dialogOf(stage),
  }),
  expects: (state) => ({
    listed: state !== 'loading' && state !== 'failed',
    locked: false,
    busy: state === 'activating' || state === 'deactivating',
    failed: state === 'failed',
    dialog: dialogs[state] ?? null,
  }),
}

/** Whether tariffs are there, or it is said that there are none; a dialog hides them from everything but the eye. */
const isListed = async (stage: Stage) =>
  (await isThere(stage.page.locator('main button[aria-describedby]'))) ||
  (await saysIn(stage, stage.words('tariff.empty')))
