import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  heading,
  logOut,
  press,
  replaceText,
  signIn,
  textOf,
  textsOf,
  visit,
} from '../../../tests/support/steps'
import { goTo, newSandbox, today, type Visit, type VisitedPortal } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'

const question = 'Warum ist meine Rechnung höher als sonst?'
const readStored = () => window.sessionStorage.getItem('zweiklang.sentRequests')

async function openForm(options: Visit = {}): Promise<VisitedPortal> {
  const portal = await visit('/customer-support?view=form', options)
  await screen.findByLabelText('Beschreibung')
  return portal
}

async function send(portal: VisitedPortal, text = question) {
  await replaceText(portal, 'Beschreibung', text)
  await press(portal, 'Senden')
  await screen.findByRole('heading', { name: 'Ihre Anfrage ist unterwegs' })
}

async function withdraw(portal: VisitedPortal) {
  await goTo('/withdrawal-request')
  await portal.user.selectOptions(await screen.findByLabelText('Vertrag'), 'TV, Fernsehen zu Hause')
  await press(portal, 'Weiter zur Prüfung')
  await press(portal, 'Widerruf bestätigen')
}

const section = () => screen.findByRole('region', { name: 'Ihre Anfragen' })
const withoutTime = (text: string) => text.replace(/\d\d\.\d\d\.2026 \d\d:\d\d/, '(time)')
/** What the customer reads before she opens an entry. */
const entries = async () =>
  textsOf([...(await section()).querySelectorAll('summary')]).map((text) => withoutTime(text))

/** Customer service begins with the topics. */
async function expectNothingSent() {
  await screen.findByRole('navigation', { name: 'Worum geht es?' })
  expect(screen.queryByRole('region', { name: 'Ihre Anfragen' })).toBeNull()
}

it('H1: lists what was sent, with its contract, time and text, also after a reload', async () => {
  const portal = await openForm()
  await portal.user.selectOptions(screen.getByLabelText('Vertrag'), '+43 660 1000011')
  await send(portal)
  const request = 'Anfrage · +43 660 1000011 · (time)'
  expect(await entries()).toEqual([request])
  await withdraw(portal)
  await heading('Vertrag widerrufen')
  await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })
  await visit('/customer-support', { sandbox: portal.sandbox })
  expect(await entries()).toEqual(['Widerruf · Fernsehen zu Hause · (time)', request])
  const quotes = [...(await section()).querySelectorAll('blockquote')].map(textOf)
  expect(quotes).toEqual([expect.stringMatching(/^Widerruf eines Vertrags .*P-1005/), question])
})

it('H1: lists a request once, also after a page that selects its own contract', async () => {
  const portal = await openForm()
  await send(portal)
  const { account } = portal.services.session.getSnapshot().children
  await act(async () => account?.send({ type: 'contract.select', productId: 'P-1002', keepsPage: true }))
  await goTo('/customer-support')
  expect(await entries()).toHaveLength(1)
})

it('H1 E1: does not list what has no answer', async () => {
  const portal = await openForm()
  portal.sandbox.faults.set({ operationId: 'sendSupportRequest', fault: 'drop' })
  await replaceText(portal, 'Beschreibung', question)
  await press(portal, 'Senden')
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('keine Bestätigung erhalten')]))
  await withdraw(portal)
  await screen.findByRole('heading', { name: 'Ihr Widerruf ist vielleicht angekommen' })
  await goTo('/customer-support')
  await expectNothingSent()
})

it('S3 H1: is empty after a logout, for the same customer, too', async () => {
  const portal = await openForm()
  await send(portal)
  await logOut(portal)
  expect(readStored()).toBeNull()
  await signIn(portal, 'everyday')
  await screen.findByRole('button', { name: 'Profil' })
  await goTo('/customer-support')
  await expectNothingSent()
})

it('S4 H1: ends when the provider ends the session', async () => {
  const portal = await openForm({ sandbox: newSandbox() })
  await send(portal)
  await press(portal, 'Weitere Anfrage schreiben')
  portal.sandbox.faults.set({ operationId: 'sendSupportRequest', fault: 'tokenRefused' })
  await replaceText(portal, 'Beschreibung', question)
  await press(portal, 'Senden')
  await heading('Anmelden')
  expect(readStored()).toBeNull()
})

it('S3 H1: is hidden from another customer in the tab, and removed', async () => {
  await send(await openForm())
  expect(readStored()).toContain(question)
  await visit('/customer-support', { account: 'empty' })
  await expectNothingSent()
  expect(readStored()).toBeNull()
})

const stored = (index: number) => ({
  ...{ kind: 'request', contractId: 'C-1001', text: `Frage ${index}` },
  sentAt: today.getTime() - index,
})

it('H1: keeps the last 20', async () => {
  const data = Array.from({ length: 20 }, (_, index) => stored(index))
  const portal = await openForm({ tab: { sentRequests: { ownerId: 'P-1001', data } } })
  await send(portal)
  const quotes = textsOf([...(await section()).querySelectorAll('blockquote')])
  expect(quotes).toEqual([question, ...data.slice(0, 19).map(({ text }) => text)])
})

it.each([
  'a list',
  { ownerId: 'P-1001', data: 'a list' },
  { ownerId: 'P-1001', data: [stored(1), { ...stored(2), kind: 'order' }] },
  { ownerId: 'P-1001', data: [{ ...stored(1), sentAt: 'today' }] },
])('H1: is empty where the tab stores %j, and lists the next request', async (sentRequests) => {
  const portal = await visit('/customer-support', { tab: { sentRequests } })
  await expectNothingSent()
  await goTo('/customer-support?view=form')
  await send(portal)
  expect(within(await section()).getAllByRole('group')).toHaveLength(1)
})
