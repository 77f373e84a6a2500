import { demoAccounts } from '../../sandbox/worlds'
import { readAccounts } from '../staging/accounts'
import { faultsOf, walkInWords } from '../staging/report/inWords'
import { walkIn } from '../staging/run'
import { expect, test } from './support/test'

const { username, password } = demoAccounts.everyday
const accounts = readAccounts(JSON.stringify({ accounts: { everyday: { username, password } } }))

test('logs out and in again by what is stored, on a real provider', async ({ browser, server }) => {
  const [session] = await walkIn(browser, server.origin, accounts, ['session'])
  expect(faultsOf(session ? [session] : [])).toEqual([])
  expect(session?.walks.map(walkInWords)).toEqual([
    [
      'signed in before: signedOut → token.restore(of yesterday) → signedIn.browsing',
      'logout.request → signedIn.confirmingLogout → logout.confirm → signedOut',
      'token.restore(of yesterday) → signedIn.browsing → logout.request → signedIn.confirmingLogout',
      'logout.cancel → signedIn.browsing',
    ].join(' → '),
  ])
  expect(session?.open).toContainEqual({
    step: 'signedIn.browsing → session.expire',
    why: 'needs a clock that can be set',
  })
})

test('chooses among the contracts of a customer on a real provider', async ({ browser, server }) => {
  const [account] = await walkIn(browser, server.origin, accounts, ['account'])
  expect(faultsOf(account ? [account] : [])).toEqual([])
  expect(account?.walks.map(walkInWords)).toEqual([
    [
      '/tv: chosen.settled → contract.select(TV) → chosen.settled → account.reload → chosen.settled',
      'contract.select(mobile) → chosen.settled → device.choose(of the TV contract) → chosen.settled',
    ].join(' → '),
    '/: chosen.settled',
  ])
})
