import { demoAccounts } from '../../sandbox/worlds'
import { readAccounts } from '../staging/accounts'
import { walksInConsole } from '../staging/report/console'
import { faultsOf } from '../staging/report/inWords'
import { walkIn } from '../staging/run'
import { expect, test } from './support/test'

const accounts = readAccounts(
  JSON.stringify(
    {
      accounts: {
        everyday: demoAccounts.everyday,
        billed: { ...demoAccounts.everyday, phone: '436601000011' },
      },
    },
    ['accounts', 'everyday', 'billed', 'username', 'password', 'phone'],
  ),
)

test('walks a portal whose provider cannot be told what to answer, and sends nothing that was not allowed', async ({
  browser,
  server,
  sandbox,
}) => {
  const machines = await walkIn(browser, server.origin, accounts, ['voucher', 'query'])
  expect(faultsOf(machines)).toEqual([])
  const told = walksInConsole(machines)
  expect(told).toMatch(/voucher +1\/1 +4\/11/)
  expect(told).toContain("bills of empty: not begun: needs account 'empty'")
  expect(told).toContain('not allowed: voucher/voucher.submit (charges); name it in "allow"')
  const asked = sandbox.requests.map(({ operationId }) => operationId)
  expect(asked).toContain('getBills')
  expect(asked).not.toContain('topUpWithVoucher')
})
