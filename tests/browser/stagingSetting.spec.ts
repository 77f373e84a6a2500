import type { Sandbox } from '../../sandbox/sandbox'
import { demoAccounts } from '../../sandbox/worlds'
import { type Accounts, readAccounts } from '../staging/accounts'
import { walksInConsole } from '../staging/report/console'
import { faultsOf } from '../staging/report/inWords'
import { walkIn } from '../staging/run'
import type { PortalServer } from './support/portalServer'
import { expect, test } from './support/test'

const { username, password } = demoAccounts.everyday
const accountsWith = (allow: string[]): Accounts =>
  readAccounts(JSON.stringify({ accounts: { everyday: { username, password } }, allow }))

/** Answers what is sent of the language by the sandbox; some of it, counted from 1, is refused. */
function refuseSome(server: PortalServer, isRefused: (time: number) => boolean): void {
  let times = 0
  server.answerBy(async (request) => {
    const isChange = new URL(request.url).pathname === '/api/change-mvno-language'
    if (isChange) times += 1
    return isChange && isRefused(times)
      ? Response.json({ code: 'CHANGE_LANGUAGE_FAILED' })
      : server.sandbox.fetch(request)
  })
}

/** The languages that the provider kept, oldest first; that of the beginning is German. */
const kept = ({ requests }: Sandbox) =>
  requests.flatMap(({ operationId, form }) => (operationId === 'changeLanguage' ? [form.language] : []))

test.afterEach(({ server }) => server.answerBy(async (request) => server.sandbox.fetch(request)))

test('a setting is chosen on a real provider only if that is allowed', async ({
  browser,
  server,
  sandbox,
}) => {
  const machines = await walkIn(browser, server.origin, accountsWith([]), ['setting'])
  expect(faultsOf(machines)).toEqual([])
  expect(walksInConsole(machines)).toContain('not allowed: setting/value.choose (changes)')
  expect(kept(sandbox)).toEqual([])
})

test('a setting is chosen there and back', async ({ browser, server, sandbox }) => {
  const machines = await walkIn(browser, server.origin, accountsWith(['setting/value.choose']), ['setting'])
  expect(faultsOf(machines)).toEqual([])
  expect(walksInConsole(machines)).toMatch(/setting +3\/3 +4\/9/)
  expect(kept(sandbox)).toEqual(['1', '2'])
})

test('a setting that the walk left changed is set back at its end', async ({ browser, server, sandbox }) => {
  refuseSome(server, (time) => time === 2)
  const machines = await walkIn(browser, server.origin, accountsWith(['setting/value.choose']), ['setting'])
  expect(faultsOf(machines)).toEqual([])
  expect(kept(sandbox)).toEqual(['1', '2'])
})

test('a setting that cannot be set back is a fault', async ({ browser, server }) => {
  refuseSome(server, (time) => time > 1)
  const machines = await walkIn(browser, server.origin, accountsWith(['setting/value.choose']), ['setting'])
  expect(faultsOf(machines)).toEqual([
    expect.stringContaining('what was changed could not be set back: ?tab=language'),
  ])
})
