import { demoAccounts } from '../../sandbox/worlds'
import { readAccounts } from '../staging/accounts'
import type { HappeningName } from '../staging/effects'
import { walksInConsole } from '../staging/report/console'
import { faultsOf } from '../staging/report/inWords'
import { type WalkedStem, walkIn } from '../staging/run'
import type { MachineWalks } from '../staging/walk'
import { test as base, expect } from './support/test'

interface Walked {
  /** The walks of the machine before a provider that nobody tells what to answer, with what the tester allows. */
  walk: (stem: WalkedStem, allow?: HappeningName[], own?: object) => Promise<MachineWalks>
  /** What the provider was asked by any of these names. */
  asked: (...operations: string[]) => string[]
}

const test = base.extend<Walked>({
  walk: async ({ browser, server }, use) => {
    await use(async (stem, allow = [], own = {}) => {
      const { username, password } = demoAccounts.everyday
      const accounts = readAccounts(
        JSON.stringify({ accounts: { everyday: { username, password, ...own } }, allow }),
      )
      const [walks] = await walkIn(browser, server.origin, accounts, [stem])
      if (!walks) throw new Error('nothing was walked')
      console.log(
        JSON.stringify(
          walks.walks.map((w) => [
            w.visit,
            w.start,
            w.message,
            ...w.steps.map((s) => s.label + '>' + s.value),
          ]),
          null,
          1,
        ),
      )
      console.log(walksInConsole([walks]))
      expect(faultsOf([walks])).toEqual([])
      return walks
    })
  },
  asked: async ({ sandbox }, use) => {
    await use((...operations) =>
      sandbox.requests.map(({ operationId }) => operationId ?? '').filter((one) => operations.includes(one)),
    )
  },
})

/** Why each step that was not seen was not seen. */
const openOf = ({ open }: MachineWalks) => new Map(open.map(({ step, why }) => [step, why]))

const stepsOf = ({ walks }: MachineWalks) =>
  walks.flatMap(({ steps }) => steps.map(({ label, value }) => `${label} → ${value}`))

test('a request to customer service is written and judged, and sent only where that is allowed', async ({
  walk,
  asked,
}) => {
  const harmless = await walk('supportRequest')
  expect(asked('sendSupportRequest')).toEqual([])

  const sent = await walk('supportRequest', ['supportRequest/request.send'])
  expect(asked('sendSupportRequest')).not.toEqual([])
})
