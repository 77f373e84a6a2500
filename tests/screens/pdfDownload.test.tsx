// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { watchSavedFiles } from '../savedFiles'
import { goTo, startPortal, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'
import { heading, logOut } from './steps'

const bill = {
  billId: 'B-1',
  filename: 'rechnung.pdf',
  noderef: 'listing-1',
  referenceNumber: 'R-1',
  forDate: '02.11.2026',
  isBillPayed: true,
  hasBillPdf: true,
  total: { value: 20 },
}
const pdf = { code: 'DOWNLOAD_PDF_SUCCESS', body: btoa('%PDF-1.4') }

const billButton = () => screen.findByRole('button', { name: 'PDF herunterladen' })
const listingButton = () => screen.findByRole('button', { name: 'Einzelnachweis herunterladen' })

async function visitBills() {
  const saved = watchSavedFiles()
  const portal = await startPortal({
    path: '/bills',
    account: 'everyday',
    stored: { phone: '436601000011' },
    hold: ['getBills', 'downloadPdf'],
  })
  await portal.answers.replace('getBills', [bill])
  return { ...portal, names: () => saved.map(({ name }) => name), saved }
}

it('B4: two documents can be on their way at once; a listing is saved as it came, under the name of the provider', async () => {
  const { user, answers, saved, names } = await visitBills()
  await user.click(await billButton())
  await user.click(await listingButton())
  await answers.fail('downloadPdf')
  await waitFor(() => expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
  expect(await billButton()).not.toHaveAttribute('aria-busy')
  expect(await listingButton()).toHaveAttribute('aria-busy', 'true')
  await answers.replace('downloadPdf', pdf)
  await waitFor(() => expect(names()).toEqual(['rechnung.pdf']))
  expect(await saved[0]?.content?.text()).toBe('%PDF-1.4')
})

const toSupport = () => goTo('/customer-support')

it.each<[string, (portal: VisitedPortal) => Promise<void>, 'before' | 'after']>([
  ['when the customer is on another page', toSupport, 'before'],
  ['when nobody is signed in any more', logOut, 'before'],
  // The answer is there, but not read yet.
  ['in the moment in which she leaves', toSupport, 'after'],
])('B4: a document is not saved where it comes %s', async (_, leave, leaves) => {
  const portal = await visitBills()
  await portal.user.click(await billButton())
  await portal.answers.next('downloadPdf')
  if (leaves === 'before') await leave(portal)
  if (portal.answers.count('downloadPdf') > 0) await portal.answers.replace('downloadPdf', pdf)
  if (leaves === 'after') await leave(portal)
  await heading(leave === logOut ? 'Anmelden' : 'Kundenservice')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(portal.names()).toEqual([])
  expect(toasts()).toEqual([])
})
