// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { watchSavedFiles } from '../savedFiles'
import { askedOf, goTo, startPortal, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'

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

it('B4: is saved as it came, under its name, and asked for once however often the button is pressed', async () => {
  const { user, answers, sandbox, saved, names } = await visitBills()
  await user.tripleClick(await billButton())
  expect(await billButton()).toHaveAttribute('aria-busy', 'true')
  await answers.replace('downloadPdf', pdf)
  await waitFor(() => expect(names()).toEqual(['rechnung.pdf']))
  expect(await saved[0]?.content?.text()).toBe('%PDF-1.4')
  expect(await billButton()).not.toHaveAttribute('aria-busy')
  expect(askedOf(sandbox, 'downloadPdf').map(({ form }) => form)).toEqual([{ id: 'B-1' }])
  expect(toasts()).toEqual([])
})

it('B4: a listing is saved under the name of the provider, as every other document', async () => {
  const { user, answers, names } = await visitBills()
  await user.click(await listingButton())
  await answers.replace('downloadPdf', pdf)
  await waitFor(() => expect(names()).toEqual(['rechnung.pdf']))
})

it('B4: two documents can be on their way at once', async () => {
  const { user, answers, names } = await visitBills()
  await user.click(await billButton())
  await user.click(await listingButton())
  await answers.fail('downloadPdf')
  await waitFor(() => expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
  expect(await billButton()).not.toHaveAttribute('aria-busy')
  expect(await listingButton()).toHaveAttribute('aria-busy', 'true')
  await answers.replace('downloadPdf', pdf)
  await waitFor(() => expect(names()).toEqual(['rechnung.pdf']))
})

async function logOut({ user }: VisitedPortal) {
  await chooseFromMenu(user, 'Profil', 'Abmelden')
  await user.click(await screen.findByRole('button', { name: 'Abmelden' }))
  await screen.findByRole('heading', { name: 'Anmelden' })
}

it.each([
  ['the customer is on another page', async () => goTo('/customer-support')],
  ['nobody is signed in any more', logOut],
])('B4: is not saved where it comes when %s', async (_, leave) => {
  const portal = await visitBills()
  await portal.user.click(await billButton())
  await portal.answers.next('downloadPdf')
  await leave(portal)
  if (portal.answers.count('downloadPdf') > 0) await portal.answers.replace('downloadPdf', pdf)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(portal.names()).toEqual([])
  expect(toasts()).toEqual([])
})

it('B4: is not saved where it has come in the moment in which the customer leaves', async () => {
  const portal = await visitBills()
  await portal.user.click(await billButton())
  await portal.answers.next('downloadPdf')
  // The answer is there, but not read yet.
  await portal.answers.replace('downloadPdf', pdf)
  await goTo('/customer-support')
  await screen.findByRole('heading', { name: 'Kundenservice' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(portal.names()).toEqual([])
})
