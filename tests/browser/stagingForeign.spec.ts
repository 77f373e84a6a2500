import { createForeignProvider, foreignAccounts } from '../foreign/provider'
import { readAccounts } from '../staging/accounts'
import { faultsOf, walkInWords } from '../staging/report/inWords'
import { walkIn } from '../staging/run'
import { expect, test } from './support/test'

const accountOf = ({ username, password }: { username: string; password: string }) => ({ username, password })

test.afterEach(({ server }) => server.answerBy(async (request) => server.sandbox.fetch(request)))

test('walks before a provider that writes its answers in its own way, in Serbian', async ({
  browser,
  server,
  sandbox,
}) => {
  test.slow()
  const provider = createForeignProvider({ now: sandbox.clock.now() })
  server.answerBy(provider.fetch)
  const { petra, igor, milan } = foreignAccounts
  const accounts = readAccounts(
    JSON.stringify({
      locale: 'sr',
      accounts: { everyday: accountOf(milan), billed: accountOf(igor), undecided: accountOf(petra) },
      allow: ['setting/value.choose', 'consent/consent.answer'],
    }),
  )
  const machines = await walkIn(browser, server.origin, accounts, ['setting', 'pdfDownload', 'consent'])
  expect(faultsOf(machines)).toEqual([])
  expect(machines.flatMap(({ walks }) => walks.map(walkInWords))).toEqual([
    'language: settled → value.choose(off) → settled → value.choose(on) → settled',
    'sms: settled',
    'voicemail: settled',
    'a bill: ready → pdf.download(of a bill) → ready',
    'the question: deciding → consent.answer(agrees to the first) → deciding → consent.answer(takes the first back) → deciding → consent.answer(agrees to a child) → deciding',
    'the tab of undecided: deciding',
    'the tab of everyday: deciding',
  ])
  const sent = (path: string) => provider.asked.filter((call) => call.path === path).map(({ form }) => form)
  expect(sent('/api/change-mvno-language').map(({ language }) => language)).toEqual(['2', '1'])
  // The child is taken back at the end of the walk.
  expect(sent('/api/submit-gdpr').map(({ agree }) => agree)).toEqual(['1', '0', '1', '0'])
})
