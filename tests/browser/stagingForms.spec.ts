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
        JSON.stringify({ accounts: { everyday: { username, password, ...own }, billed: { username, password, phone: '436601000011' } }, allow }),
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


const cases: [WalkedStem, HappeningName[], object][] = [
 ['supportRequest', ['supportRequest/request.send'], {}],
 ['forgotPassword', ['forgotPassword/username.submit'], {}],
 ['passwordChange', ['passwordChange/passwords.submit'], {newPassword: 'Winter2027'}],
 ['topUp', ['topUp/payment.confirm'], {phone: '436601000001'}],
 ['smsLogin', ['smsLogin/phone.submit','smsLogin/code.resend'], {phone: '436601000001'}],
 ['billPayment', ['billPayment/bill.pay'], {phone: '436601000011'}],
]
for (const [stem, allow, own] of cases) {
test(`none ${stem}`, async ({ walk, asked }) => {
  const w = await walk(stem, [], own)
  console.log(asked('sendSupportRequest','requestPasswordReset','changeAccountPassword','prepareTopUp','sendSms','payBill','loginWithSms'))
})
test(`allowed ${stem}`, async ({ walk, asked }) => {
  const w = await walk(stem, allow, own)
  console.log(asked('sendSupportRequest','requestPasswordReset','changeAccountPassword','prepareTopUp','sendSms','payBill','loginWithSms'))
})
}
