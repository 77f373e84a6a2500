import { demoAccounts } from '../../sandbox/worlds'
import { type Accounts, readAccounts } from '../staging/accounts'
import type { Stem } from '../staging/effects'
import { faultsOf, walkInWords } from '../staging/report/inWords'
import { walkIn } from '../staging/run'
import { watchTraffic } from '../staging/traffic'
import { expect, test } from './support/test'

const { username, password } = demoAccounts.everyday

const accountsWith = (allow: string[], phone: string): Accounts =>
  readAccounts(
    JSON.stringify({
      accounts: {
        everyday: { username, password, phone: '436601000001', code: '1234', newPassword: 'Winter2027' },
        billed: { username, password, phone },
      },
      allow,
    }),
  )

test('opens the form of the payment provider, leaves it, and prepares no bill twice', async ({
  browser,
  server,
  sandbox,
}) => {
  const accounts = accountsWith(['billPayment/bill.pay'], '436601000011')
  const [machine] = await walkIn(browser, server.origin, accounts, ['billPayment'])
  expect(machine && faultsOf([machine])).toEqual([])
  expect(machine?.walks.map(walkInWords)[0]).toContain(
    'prepared.paused → bill.pay(November) → prepared.paying → payment.pause → prepared.paused → bill.pay(October) → prepared.paying',
  )
  const why = Object.fromEntries(machine?.open.map(({ step, why }) => [step, why]) ?? [])
  expect(why['prepared.paying → after(checkoutLifetime) → expired']).toContain('30 minutes')
  const asked = sandbox.requests.map(({ operationId }) => operationId)
  expect(asked.filter((operation) => operation === 'payBill')).toHaveLength(3)
  expect(asked).not.toContain('getBillStatus')
})

const forms: readonly Stem[] = [
  ...(['billPayment', 'forgotPassword', 'passwordChange'] as const),
  ...(['smsLogin', 'supportRequest', 'topUp'] as const),
]

test('fills in every form, and sends none of what was not allowed', async ({ browser, server, sandbox }) => {
  // Six machines, one after the other.
  test.slow()
  const machines = await walkIn(browser, server.origin, accountsWith([], '436601000011'), forms)
  expect(faultsOf(machines)).toEqual([])
  const walked = Object.fromEntries(machines.map(({ stem, walked }) => [stem, walked]))
  expect(walked).toEqual({
    ...{ billPayment: 0, forgotPassword: 1, passwordChange: 4 },
    ...{ smsLogin: 1, supportRequest: 17, topUp: 10 },
  })
  const refused = machines.map(({ open }) => open.find(({ why }) => why.startsWith('not allowed'))?.why)
  expect(refused).toEqual([
    expect.stringContaining('billPayment/bill.pay (charges)'),
    expect.stringContaining('forgotPassword/username.submit (changes)'),
    expect.stringContaining('passwordChange/passwords.submit (changes)'),
    expect.stringContaining('smsLogin/phone.submit (changes)'),
    expect.stringContaining('supportRequest/request.send (changes)'),
    expect.stringContaining('topUp/payment.confirm (charges)'),
  ])
  const written = sandbox.requests.filter(({ method }) => method !== 'GET')
  expect(new Set(written.map(({ operationId }) => operationId))).toEqual(new Set(['loginWithPassword']))
})

test('keeps from a payment provider what a frame would send, and its page from taking the place of the portal', async ({
  browser,
  server,
}) => {
  const asked: string[] = []
  server.answerPaymentBy(async ({ method }) => {
    asked.push(method)
    return new Response('<p>a form</p>', { headers: { 'content-type': 'text/html' } })
  })
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  const traffic = await watchTraffic(context, server.origin, new Set())
  await page.goto('/login')
  await page.evaluate((address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
  }, `${server.paymentDocumentOrigin}/`)
  const frame = page.frameLocator('iframe').locator('p')
  await expect(frame).toHaveText('a form')
  const sending = frame.evaluate(() => fetch('/card', { method: 'POST' }).then(() => 'sent'))
  await expect(sending).rejects.toThrow('Failed to fetch')
  await page.evaluate((address) => window.location.assign(address), `${server.paymentOrigin}/pay/1`)
  await expect
    .poll(() => traffic.keptFromPayment())
    .toEqual([
      `POST ${new URL(server.paymentDocumentOrigin).host}`,
      `GET ${new URL(server.paymentOrigin).host}`,
    ])
  await expect(page).toHaveURL(`${server.origin}/login`)
  expect(asked).toEqual(['GET'])
  server.answerPaymentBy(null)
  await context.close()
})
