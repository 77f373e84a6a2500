import type { Sandbox } from '../../sandbox/sandbox'
import { demoAccounts } from '../../sandbox/worlds'
import { readAccounts } from '../staging/accounts'
import { walksInConsole } from '../staging/report/console'
import { faultsOf, walkInWords } from '../staging/report/inWords'
import { walkIn } from '../staging/run'
import { expect, test } from './support/test'

const accountOf = ({ username, password }: (typeof demoAccounts)['consents']) => ({ username, password })
const undecided = accountOf(demoAccounts.consents)
const everyday = accountOf(demoAccounts.everyday)

/** What the provider was told, oldest first. */
const told = ({ requests }: Sandbox) =>
  requests.flatMap(({ operationId, form }) => (operationId === 'submitConsent' ? [form] : []))

test('a customer who is asked for consents is left alone, and the others are walked', async ({
  browser,
  server,
  sandbox,
}) => {
  const accounts = readAccounts(JSON.stringify({ accounts: { everyday: undecided, billed: everyday } }))
  const machines = await walkIn(browser, server.origin, accounts, ['tariff', 'query', 'passwordLogin'])
  const reason = 'the portal asks consents for consents before anything else: answer once by hand'
  expect(faultsOf(machines)).toEqual([`tariff: nothing was walked: ${reason}`])
  expect(walksInConsole(machines)).toMatch(/query +1\/1/)
  expect(told(sandbox)).toEqual([])
})

test('a question for consents is not answered unless that is allowed', async ({
  browser,
  server,
  sandbox,
}) => {
  const accounts = readAccounts(JSON.stringify({ accounts: { undecided, everyday } }))
  const machines = await walkIn(browser, server.origin, accounts, ['consent'])
  expect(faultsOf(machines)).toEqual([])
  expect(walksInConsole(machines)).toContain('not allowed: consent/consent.answer (changes)')
  expect(told(sandbox)).toEqual([])
})

test('consents are answered as allowed, and end as they were', async ({ browser, server, sandbox }) => {
  const allow = ['consent/consent.answer', 'consent/consents.close']
  const accounts = readAccounts(JSON.stringify({ accounts: { undecided, everyday }, allow }))
  const machines = await walkIn(browser, server.origin, accounts, ['consent'])
  expect(faultsOf(machines)).toEqual([])
  expect(machines.flatMap(({ walks }) => walks.map(walkInWords))).toEqual([
    'the question: deciding → consent.answer(agrees to the first) → deciding → consent.answer(takes the first back) → deciding → consents.close → closed by done(refuseFirst) or closed by error(refuseFirst)',
    'the question: not begun',
    'the tab of undecided: deciding → consent.answer(agrees to a child) → deciding',
    'the tab of everyday: deciding',
  ])
  const of = (id: string, agree: '0' | '1') => ({ id, agree })
  const refusal = of('1', '0')
  // What was agreed to on the tab is taken back at the end of that walk.
  expect(told(sandbox)).toEqual([of('1', '1'), of('1', '0'), refusal, of('11', '1'), of('11', '0')])
})
