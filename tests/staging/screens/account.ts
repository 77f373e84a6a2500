import type { Impossible, ProviderScreen, Stage, Visit } from './providerScreen'
import { complains, isThere, pressButton, pressIfThere, saysIn } from './see'

const PATIENCE = 8_000

const header = ({ page, words }: Stage) => page.getByRole('region', { name: words('shell.selectedContract') })

const entries = ({ page, words }: Stage) =>
  page
    .getByRole('navigation', { name: words('shell.contractNavigation') })
    .locator('section > ul > li > button')

const retryInHeader = (stage: Stage) =>
  header(stage).getByRole('button', { name: stage.words('message.tryAgain'), exact: true })

const visitOf = (path: string): Visit => ({
  name: path,
  role: 'everyday',
  async arrive({ open }) {
    await open(path)
    return undefined
  },
})

/** Which contract it is does not matter to the flow: the first that is not current. */
async function selectAnother(stage: Stage): Promise<Impossible> {
  const others = entries(stage).and(stage.page.locator(':not([aria-current=true])'))
  return (await pressIfThere(others)) && 'needs a customer with several contracts'
}

/** By its card on the page of devices, to which the browser's buttons lead as well. */
async function chooseDevice({ page, words }: Stage): Promise<Impossible> {
  await page.evaluate(() => window.history.pushState(null, '', '/device'))
  const cards = page.locator('main li > button[aria-current]')
  await cards
    .or(page.getByText(words('device.empty'), { exact: true }))
    .first()
    .waitFor({ timeout: PATIENCE })
    .catch(() => {})
  return (
    (await pressIfThere(cards.and(page.locator('[aria-current=false]')))) &&
    'needs a customer with several devices'
  )
}

export const account: ProviderScreen = {
  visits: [visitOf('/tv'), visitOf('/')],
  happens: {
    'contract.select': selectAnother,
    'device.choose': async (stage, { isMobile }) =>
      isMobile ? 'no screen says which device is no contract of the customer' : chooseDevice(stage),
    'account.reload': async (stage) =>
      (await pressButton(stage, stage.words('overview.refresh'))) &&
      'only the account of a mobile contract can be asked for anew',
    async 'load.retry'(stage) {
      const impossible = await pressIfThere(retryInHeader(stage))
      return impossible && pressButton(stage, stage.words('message.tryAgain'))
    },
  },
  heeded: ['contract.select', 'account.reload'],
  cannot: {
    'figures.receive': 'the units of a contract bring them along, whenever they are asked for',
    'notifications.count': 'a notification would have to be read; the walks of notifications do that',
  },
  takes: { withoutContract: 'needs a customer without contracts' },
  look: async (stage) => ({
    knowsContract: await isThere(entries(stage).and(stage.page.locator('[aria-current=true]'))),
    waits: await isThere(header(stage).locator('div[aria-hidden=true]')),
    isMissing: await isThere(retryInHeader(stage)),
    isUnreachable: await saysIn(stage, stage.words('message.crashHeading')),
    hasNone: await saysIn(stage, stage.words('shell.noContracts')),
    complains: await complains(stage),
  }),
  expects: (state, last) => ({
    knowsContract: state.startsWith('chosen.'),
    waits: state === 'chosen.switching',
    isMissing: state === 'chosen.accountMissing',
    isUnreachable: state === 'unreachable',
    hasNone: state === 'withoutContract',
    // What else the page waits for may fail as well, but a failure of the account is never kept from the customer.
    ...((last === 'error' || last === 'after') && { complains: true }),
  }),
}
