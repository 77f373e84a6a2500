import type { Browser } from '@playwright/test'
import { demoAccounts } from '../../../../sandbox/customers'
import type { OperationId } from '../../../../sandbox/document'
import {
  createForeignProvider,
  type ForeignProvider,
  foreignAccounts,
  smsCode,
} from '../../../../tests/api/foreign/provider'
import { test as base, expect } from '../../../../tests/e2e/support/test'
import { bundlePathPage } from '../../../paths/page/pageBundle'
import { readAccounts } from '../../accounts'
import type { Stem } from '../../policy'
import { describeWalk, faultsOf, formatWalks } from '../../report'
import { watchTraffic } from '../../traffic'
import { type MachineWalks, walkIn } from '../../walk'

/** Every walk with all its steps, and the reason for each missing step. */
const inWords = (machines: readonly MachineWalks[]) => ({
  faults: faultsOf(machines).join('\n'),
  walks: machines.flatMap(({ walks }) => walks.map(describeWalk)),
  reasons: Object.fromEntries(machines.flatMap(({ open }) => open.map(({ step, reason }) => [step, reason]))),
  report: formatWalks(machines),
})

interface Fixtures {
  /** Walks machines on the portal, with such a file of accounts, in this browser or another. */
  walk: (
    stems: readonly Stem[],
    file: object,
    otherBrowser?: Pick<Browser, 'newContext'>,
  ) => Promise<ReturnType<typeof inWords>>
  /** How often the portal called this operation. */
  timesAsked: (operation: OperationId) => number
  /** A second provider, which writes its answers in its own way. */
  foreign: ForeignProvider
}

const test = base.extend<Fixtures, { bundle: string }>({
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => use(await bundlePathPage()),
    { scope: 'worker' },
  ],
  walk: async ({ browser, server, bundle }, use) => {
    await use(async (stems, file, other = browser) => {
      const accounts = readAccounts(JSON.stringify(file))
      const { origin } = server
      // The sandbox answers at once.
      return inWords(await walkIn({ browser: other, origin, accounts, bundle, stableMs: 100 }, stems))
    })
  },
  timesAsked: async ({ sandbox }, use) => {
    await use((id) => sandbox.requests.filter(({ operationId }) => operationId === id).length)
  },
  foreign: async ({ server, sandbox }, use) => {
    const provider = createForeignProvider({ now: sandbox.clock.now(), payOrigin: server.paymentOrigin })
    server.answerBy(provider.fetch)
    await use(provider)
  },
})

// A walk waits for each answer that the screen shows. Only one that hangs reaches this limit.
test.setTimeout(10 * 60_000)

const credentialsOf = ({ username, password }: Record<'username' | 'password', string>) => ({
  username,
  password,
})
const everyday = credentialsOf(demoAccounts.everyday)
const undecided = credentialsOf(demoAccounts.consents)
const billed = { ...everyday, phone: '436601000011' }
const milan = {
  ...{ ...credentialsOf(foreignAccounts.milan), phone: foreignAccounts.milan.phone },
  ...{ code: smsCode, newPassword: 'zima-2027' },
}

test('the walk sends only what is allowed; reports what it saw and could not walk', async ({
  walk,
  timesAsked,
}) => {
  const stems = ['voucher', 'query', 'billPayment', 'account'] as const
  const file = { accounts: { everyday, billed }, allow: ['billPayment/bill.pay'] }
  const { faults, walks, reasons, report } = await walk(stems, file)
  expect(faults).toBe('')
  expect(walks).toContain('bills of billed: shown')
  // It opens the form of the payment provider, leaves it, and prepares no bill twice.
  expect(walks.join()).toContain(
    'prepared.paused → bill.pay(November) → prepared.paying → payment.pause → prepared.paused → bill.pay(October) → prepared.paying',
  )
  // A slow answer gives a second way to the same state.
  const withoutSlowWays = walks.map((walk) => walk.replaceAll(/ by [^→]*slowThreshold[^→]*?(?= →|$)/g, ''))
  expect(withoutSlowWays.slice(-2)).toEqual([
    [
      '/tv: contractSelected.idle → contract.select(TV) → contractSelected.idle → account.reload → contractSelected.idle',
      'contract.select(mobile) → contractSelected.idle → device.choose(of the TV contract) → contractSelected.idle',
    ].join(' → '),
    '/: contractSelected.idle',
  ])
  expect(reasons).toMatchObject({
    'loading → error(load) → failed': 'needs a provider that fails',
    'redeeming → done(redeemVoucher) → entering.ready': 'no walk reached the state before it',
    'prepared.paying → after(checkoutLifetime)': expect.stringContaining('30 minutes'),
  })
  expect(report).toMatch(/voucher +1\/1 +3\/12/)
  expect(report).toContain('give the account its "phone"')
  expect(report).toContain("bills of empty: not started: needs account 'empty'")
  expect(report).toContain('not allowed: voucher/voucher.submit (charges); name it in "allow"')
  expect(timesAsked('getBills')).toBeGreaterThan(0)
  const sent = (['topUpWithVoucher', 'payBill', 'getBillStatus'] as const).map(timesAsked)
  expect(sent).toEqual([0, 3, 0])
})

test('the walk blocks forbidden calls, the calls of a payment frame, and the payment page', async ({
  page,
  context,
  server,
  timesAsked,
}) => {
  const methods: string[] = []
  server.answerPaymentBy(async ({ method }) => {
    methods.push(method)
    return new Response('<p>a form</p>', { headers: { 'content-type': 'text/html' } })
  })
  const traffic = await watchTraffic(context, server.origin, new Set(['loginWithPassword']))
  await page.goto('/login')
  const post = (path: string) =>
    fetch(path, { method: 'POST', body: new URLSearchParams({ username: 'ana', password: 'x' }) }).then(
      () => 'sent',
    )
  await expect(page.evaluate(post, '/api/password-login')).resolves.toBe('sent')
  await expect(page.evaluate(post, '/api/sms-login')).rejects.toThrow('Failed to fetch')
  expect(traffic.blockedCalls()).toEqual(['loginWithSms'])
  expect([timesAsked('loginWithPassword'), timesAsked('loginWithSms')]).toEqual([1, 0])

  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
  }, `${server.paymentDocumentOrigin}/`)
  const frame = page.frameLocator('iframe').locator('p')
  await expect(frame).toHaveText('a form')
  await expect(frame.evaluate((_, path) => fetch(path, { method: 'POST' }), '/card')).rejects.toThrow(
    'Failed to fetch',
  )
  await page.evaluate((address) => window.location.assign(address), `${server.paymentOrigin}/pay/1`)
  const blocked = [
    `POST ${new URL(server.paymentDocumentOrigin).host}`,
    `GET ${new URL(server.paymentOrigin).host}`,
  ]
  await expect.poll(() => traffic.blockedPayments()).toEqual(blocked)
  await expect(page).toHaveURL(`${server.origin}/login`)
  expect(methods).toEqual(['GET'])
})

test('the walk skips visits of a customer with unanswered consents, however slowly the dialog loads', async ({
  walk,
  browser,
}) => {
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options)
    // Never answered.
    await context.route('**/assets/ConsentDialog-*.js', () => {})
    return context
  }
  const { walks } = await walk(['notification'], { accounts: { everyday: undecided } }, { newContext })
  expect(walks.map((walk) => walk.split(': ')[1])).toEqual(['not started', 'not started', 'not started'])
})

test('the walk stops at a customer with unanswered consents', async ({ walk, timesAsked }) => {
  const stems = ['notification', 'passwordLogin'] as const
  const { faults, walks } = await walk(stems, { accounts: { everyday: undecided } })
  const reason = 'the portal asks consents for consents before anything else: answer once by hand'
  expect(faults).toContain(`notification: no walk ran: ${reason}`)
  expect(walks.at(-1)).toContain('credentials.submit')
  expect(timesAsked('submitConsent')).toBe(0)
})

test('the walk answers consents as allowed, restores them, and says which look alike', async ({
  walk,
  sandbox,
}) => {
  const allow = ['consent/consent.answer', 'consent/consents.close']
  const { faults, walks } = await walk(['consent'], { accounts: { undecided }, allow })
  expect(faults).toBe('')
  expect(walks).toEqual([
    'the question: deciding.unchanged → consent.answer(agrees to the first) → deciding.saved by done(submitConsent) or deciding.unchanged by done(submitConsent) → after(savedNotice) → deciding.unchanged → consent.answer(takes the first back) → deciding.saved by done(submitConsent) or deciding.unchanged by done(submitConsent) → consent.answer(agrees to the first) → deciding.saved by done(submitConsent) or deciding.unchanged by done(submitConsent) → consents.close → closed',
    'the question: not started',
    'the tab of undecided: deciding.unchanged → consent.answer(agrees to a child) → deciding.saved by done(submitConsent) or deciding.unchanged by done(submitConsent)',
    'the tab of everyday: not started',
  ])
  // Each walk reverts what it has changed at its end.
  const consentCalls = sandbox.requests.filter(({ operationId }) => operationId === 'submitConsent')
  expect(consentCalls.map(({ form }) => `${form.id}: ${form.agree}`)).toEqual([
    ...['1: 1', '1: 0', '1: 1', '1: 0', '11: 1', '11: 0'],
  ])
})

test.describe('with a provider that spells its answers differently, in Serbian', () => {
  /** The requests to an address, oldest first. */
  const sentTo = ({ requests }: ForeignProvider, path: string, field: string) =>
    requests.filter((call) => call.path === path).map(({ form }) => form[field])

  test('the walk changes and restores a setting and a password, and saves a document', async ({
    walk,
    foreign,
  }) => {
    const accounts = { everyday: milan, billed: credentialsOf(foreignAccounts.igor) }
    const allow = ['setting/value.choose', 'passwordChange/passwords.submit']
    const file = { locale: 'sr', accounts, allow }
    const { faults, walks } = await walk(['setting', 'pdfDownload', 'passwordChange'], file)
    expect(faults).toBe('')
    expect(walks.slice(0, 4)).toEqual([
      'language: idle.unchanged → value.choose(off) → idle.saved → after(savedNotice) → idle.unchanged → value.choose(on) → idle.saved → value.choose(on) → idle.saved → value.choose(off) → idle.saved',
      'sms: idle.unchanged',
      'voicemail: idle.unchanged',
      'a bill: ready → pdf.download(of a bill) → ready',
    ])
    // The last one restores the first.
    expect(sentTo(foreign, '/api/change-mvno-language', 'language')).toEqual(['2', '1', '2', '1'])
    expect(walks.join()).toContain('passwords.submit(the same, blanks around) → changed')
    const passwords = sentTo(foreign, '/api/change-username-and-password', 'password')
    expect(passwords).toEqual([milan.newPassword, milan.password])
  })

  test('the walk sends a request once it is long enough, asks once for a link, signs in by SMS after the pause, and stops before the payment page', async ({
    walk,
    foreign,
    server,
    browser,
  }) => {
    const openedUrls: string[] = []
    server.answerPaymentBy(async ({ url }) => {
      openedUrls.push(url)
      return new Response()
    })
    /** Shortens the pause of 30 seconds to 3. */
    const hurry = () => {
      const { setTimeout: later } = window
      window.setTimeout = ((then: () => void, delay?: number) =>
        later(then, delay === 30_000 ? 3_000 : delay)) as typeof setTimeout
    }
    const newContext: Browser['newContext'] = async (options) => {
      const context = await browser.newContext(options)
      await context.addInitScript(hurry)
      return context
    }
    const allow = [
      ...['support/request.send', 'topUp/payment.confirm'],
      ...['smsLogin/phone.submit', 'forgotPassword/username.submit'],
    ]
    const stems = ['support', 'topUp', 'smsLogin', 'forgotPassword'] as const
    const file = { locale: 'sr', accounts: { everyday: milan }, allow }
    const { faults, walks, reasons } = await walk(stems, file, { newContext })
    expect(faults).toBe('')
    const all = walks.join(' → ')
    for (const step of [
      'contract.choose(contractId C-1005) → writing.pristine',
      'request.send(another choice) → writing.tooShort',
      'request.send(another choice) → sent',
      'payment.confirm → redirecting → payment.cancel → entering.ready',
      'code.submit(blanks around) → verified',
      'username.submit(blanks around) → ready.requested',
    ])
      expect(all).toContain(step)
    expect(sentTo(foreign, '/api/support-requests', 'text')).toEqual(['Test: 1234567890'])
    expect(sentTo(foreign, '/api/prepare-transaction-request', 'type')).toHaveLength(1)
    expect(sentTo(foreign, '/api/sms-login', 'code')).toEqual(['0000', smsCode])
    expect(foreign.emails.map(({ username }) => username)).toEqual(['milan'])
    expect(openedUrls).toEqual([])
    expect(reasons['writing.pristine → draft.restore(long enough)']).toContain('after a reload')
    expect(reasons['redirecting → page.return']).toContain('stops before the payment page')
    expect(reasons['enteringCode.resendable → code.resend']).toContain('not allowed: smsLogin/code.resend')
  })

  test('the walk reports a fault if it cannot restore a setting or a password', async ({
    walk,
    foreign,
    server,
  }) => {
    const isChanged = (path: string) => foreign.requests.some((call) => call.path === path)
    server.answerBy(async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api/change-mvno-language' && isChanged(pathname))
        return Response.json({ code: 'CHANGE_LANGUAGE_FAILED' })
      if (pathname !== '/api/password-login' || !isChanged('/api/change-username-and-password'))
        return foreign.fetch(request)
      // Some providers refuse logins for a while after a password change.
      const form = new URLSearchParams(await request.text())
      form.set('password', 'of nobody')
      return foreign.fetch(new Request(request, { body: form }))
    })
    const allow = ['setting/value.choose', 'passwordChange/passwords.submit']
    const file = { locale: 'sr', accounts: { everyday: milan }, allow }
    const { faults } = await walk(['setting', 'passwordChange'], file)
    expect(faults).toMatch(/^setting: language: .*: what was changed could not be set back: \?tab=language$/m)
    expect(faults).toContain('perhaps the account still has its newPassword')
  })
})
