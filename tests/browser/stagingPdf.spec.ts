import { demoAccounts } from '../../sandbox/worlds'
import { readAccounts } from '../staging/accounts'
import { faultsOf, walkInWords } from '../staging/report/inWords'
import { walkIn } from '../staging/run'
import { expect, test } from './support/test'

const { username, password } = demoAccounts.everyday
const billed = { username, password, phone: '436601000011' }
const accounts = readAccounts(JSON.stringify({ accounts: { billed } }))

test('saves the document of a bill on a real provider', async ({ browser, server }) => {
  const machines = await walkIn(browser, server.origin, accounts, ['pdfDownload'])
  expect(faultsOf(machines)).toEqual([])
  expect(machines.flatMap(({ walks }) => walks.map(walkInWords))).toEqual([
    'a bill: ready → pdf.download(of a bill) → ready',
  ])
})

test('says of answers that look alike that it was the one or the other', async ({
  browser,
  server,
  sandbox,
}) => {
  sandbox.faults.set({ operationId: 'downloadPdf', fault: 'truncated' })
  const machines = await walkIn(browser, server.origin, accounts, ['pdfDownload'])
  expect(faultsOf(machines)).toEqual([])
  expect(machines.flatMap(({ walks }) => walks.map(walkInWords))).toEqual([
    'a bill: ready → pdf.download(of a bill) → ready by done(downloadPdf) or ready by error(downloadPdf)',
  ])
})
