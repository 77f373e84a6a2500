import { createForeignProvider, type ForeignProvider, foreignAccounts, smsCode } from '../foreign/provider'
import { type Accounts, readAccounts } from '../staging/accounts'
import type { HappeningName, Stem } from '../staging/effects'
import { faultsOf } from '../staging/report/inWords'
import { walkIn } from '../staging/run'
import type { MachineWalks } from '../staging/walk'
import { test as base, expect } from './support/test'

const credentialsOf = ({ username, password }: { username: string; password: string }) => ({
  username,
  password,
})

function accountsWith(allow: HappeningName[]): Accounts {
  const { phone } = foreignAccounts.milan
  const everyday = {
    ...{ ...credentialsOf(foreignAccounts.milan), phone },
    ...{ code: smsCode, newPassword: 'zima-2027' },
  }
  return readAccounts(JSON.stringify({ locale: 'sr', accounts: { everyday }, allow }))
}

interface Foreign {
  provider: ForeignProvider
  /** Walks one machine before the second provider, in Serbian, and answers what came of it. */
  walk: (stem: Stem, allow: HappeningName[]) => Promise<MachineWalks>
  /** What the provider was asked to write at a place, oldest first. */
  formsAt: (path: string) => Record<string, string>[]
}

const test = base.extend<Foreign>({
  provider: async ({ server, sandbox }, use) => {
    const provider = createForeignProvider({ now: sandbox.clock.now(), payOrigin: server.paymentOrigin })
    server.answerBy(provider.fetch)
    await use(provider)
    server.answerBy(async (request) => sandbox.fetch(request))
  },
  walk: async ({ browser, server, provider: _ }, use) => {
    await use(async (stem, allow) => {
      const [machine] = await walkIn(browser, server.origin, accountsWith(allow), [stem])
      if (!machine) throw new Error(`${stem} was not walked`)
      expect(faultsOf([machine])).toEqual([])
      return machine
    })
  },
  formsAt: async ({ provider }, use) => {
    await use((path) => provider.asked.flatMap((call) => (call.path === path ? [call.form] : [])))
  },
})

/** Every event that was brought about, with the state it led to. */
const seenOf = ({ walks }: MachineWalks) =>
  walks.flatMap(({ steps }) => steps.map(({ label, value }) => `${label} → ${value}`))

/** Why each step that was not seen was not seen. */
const whyNot = ({ open }: MachineWalks) =>
  Object.fromEntries(open.map(({ step, why }): [string, string] => [step, why]))

test('a request to customer service is judged, and sent once it is long enough', async ({
  walk,
  formsAt,
}) => {
  const machine = await walk('supportRequest', ['supportRequest/request.send'])
  expect(seenOf(machine)).toEqual(
    expect.arrayContaining([
      'contract.choose(contractId C-1005) → writing.unjudged',
      'request.send(another choice) → writing.tooShort',
      'request.send(another choice) → writing.unjudged',
    ]),
  )
  expect(formsAt('/api/support-requests').map(({ text }) => text)).toEqual(['Test: 1234567890'])
  expect(whyNot(machine)['writing.unjudged → draft.restore(long enough)']).toContain('loaded anew')
})

test('a wrong code of an SMS is refused, and after the pause the right one lets in', async ({
  walk,
  formsAt,
}) => {
  // The pause between two SMS is waited for.
  test.slow()
  const machine = await walk('smsLogin', ['smsLogin/phone.submit'])
  expect(formsAt('/api/sms-login').map(({ code }) => code)).toEqual(['0000', smsCode])
  expect(seenOf(machine)).toContain('code.submit(blanks around) → verified')
  expect(whyNot(machine)['askingCode.resendable → code.resend']).toContain(
    'not allowed: smsLogin/code.resend',
  )
})

test('a top-up stops before the payment page', async ({ walk, formsAt, server }) => {
  const opened: string[] = []
  server.answerPaymentBy(async ({ url }) => {
    opened.push(url)
    return new Response()
  })
  const machine = await walk('topUp', ['topUp/payment.confirm'])
  server.answerPaymentBy(null)
  expect(formsAt('/api/prepare-transaction-request')).toHaveLength(1)
  expect(seenOf(machine)).toEqual(
    expect.arrayContaining(['payment.confirm → leaving', 'payment.cancel → asking.ready']),
  )
  expect(opened).toEqual([])
  expect(whyNot(machine)['leaving → page.return']).toContain('stops before the payment page')
})

test('a link for a new password is asked for once', async ({ walk, provider }) => {
  const machine = await walk('forgotPassword', ['forgotPassword/username.submit'])
  expect(provider.letters.map(({ username }) => username)).toEqual(['milan'])
  expect(seenOf(machine)).toContain('username.submit(blanks around) → ready.requested')
})

test('a password is changed, and set back at the end of the walk', async ({ walk, formsAt }) => {
  const machine = await walk('passwordChange', ['passwordChange/passwords.submit'])
  expect(seenOf(machine)).toContain('passwords.submit(the same, blanks around) → ready.changed')
  expect(formsAt('/api/change-username-and-password').map(({ password }) => password)).toEqual([
    'zima-2027',
    foreignAccounts.milan.password,
  ])
})

test('a password that cannot be set back is a fault', async ({ browser, server, provider }) => {
  // As a provider that lets nobody in for a while once a password was changed.
  server.answerBy(async (request) => {
    const isChanged = provider.asked.some(({ path }) => path === '/api/change-username-and-password')
    if (!isChanged || !request.url.endsWith('/api/password-login')) return provider.fetch(request)
    const form = new URLSearchParams(await request.text())
    form.set('password', 'of nobody')
    return provider.fetch(new Request(request, { body: form }))
  })
  const allow: HappeningName[] = ['passwordChange/passwords.submit']
  const machines = await walkIn(browser, server.origin, accountsWith(allow), ['passwordChange'])
  expect(faultsOf(machines).join()).toContain('perhaps the account still has its newPassword')
})
