import type { ProviderScreen, Visit } from './providerScreen'
import { isThere, pressButton, saysIn } from './see'

const visitOf = (role: Visit['role']): Visit => ({
  name: `bills of ${role}`,
  role,
  async arrive({ open }) {
    await open('/bills')
    return undefined
  },
})

/** The bills; most other screens load what they show in the same way. */
export const query: ProviderScreen = {
  visits: [visitOf('billed'), visitOf('empty')],
  happens: { 'load.retry': (stage) => pressButton(stage, stage.words('message.tryAgain')) },
  cannot: { 'load.refresh': 'a bill would have to be paid elsewhere while the list is open' },
  takes: { shown: "needs account 'billed'", empty: "needs account 'empty'" },
  look: async (stage) => ({
    some: await isThere(stage.page.getByText(stage.words('bill.reference'))),
    none: await saysIn(stage, stage.words('bill.empty')),
    failed: await saysIn(stage, stage.words('message.tryAgain')),
  }),
  expects: (state) => ({ some: state === 'shown', none: state === 'empty', failed: state === 'failed' }),
}
