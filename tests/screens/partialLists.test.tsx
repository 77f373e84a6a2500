// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { askedOf, startPortal, type Visit } from '../testPortal'
import { main } from './steps'

const notice = /^Ein Teil der Angaben konnte nicht gelesen werden/

/** Opens a page whose list comes with this content. */
async function visit(path: string, operationId: OperationId, json: unknown, more: Visit = {}) {
  const portal = await startPortal({ account: 'everyday', path, hold: [operationId], ...more })
  await portal.answers.replace(operationId, json)
  return portal
}

const bill = {
  billId: 'B-1',
  isBillPayed: false,
  remaining: 12.5,
  total: { value: 12.5 },
  referenceNumber: 'R-1',
}
const postpaid = { stored: { phone: '436601000011' } }

describe('E1: a list of which an entry cannot be used shows the others, and says so', () => {
  it.each([
    [
      '/Tariffs',
      'getTariffs',
      { tariffs: [{ mvno_code: 'A', name: 'Tarif A' }, { mvno_code: 'B' }] },
      'Tarif A',
    ],
    ['/device', 'getDevices', { contracts: [{ productId: 'P-9', name: 'Box' }, {}] }, 'Box'],
    ['/tv-tariffs', 'getTvTariffs', { tariffs: [{ name: 'TV A' }, { name: true }] }, 'TV A'],
    ['/listing', 'getListing', { listing: [{ type: 'CALL', date: '2026-11-18' }, 'call'] }, '18.11.2026'],
    [
      '/',
      'getResources',
      { resources: { MAIN: [], TARIFF_PLAN: [{ name: 'Minuten' }, { name: {} }] } },
      'Minuten',
    ],
  ] as const)('%s', async (path, operationId, body, words) => {
    const tab = path === '/device' || path === '/tv-tariffs' ? 'P-1005' : 'P-1001'
    await visit(
      path,
      operationId,
      { body },
      { tab: { contract: { productId: tab, phone: null, isChosen: true } } },
    )
    expect(await main().findByText(notice)).toBeVisible()
    expect(main().getAllByText(words).length).toBeGreaterThan(0)
    expect(main().queryByText('Erneut versuchen')).toBeNull()
  })

  it('F11: of contracts, in the menu', async () => {
    const contracts = [
      { productId: 'P-1', phoneNumber: '43660', statusReason: 'Active', isMobile: true },
      { name: 'lost' },
    ]
    await visit('/', 'getMe', { body: { user: { fullName: 'Ana', contracts } } })
    const menu = await screen.findByRole('navigation', { name: 'Verträge' })
    expect(await within(menu).findByText(notice)).toBeVisible()
  })

  it('N1: of notifications, in their panel', async () => {
    const notifications = [{ id: 1, title: 'Neu' }, { id: {} }]
    const { user, answers } = await visit('/', 'getNotifications', { body: { notifications } })
    await user.click(await screen.findByRole('button', { name: /^Benachrichtigungen/ }))
    // The panel asks anew when it opens.
    await answers.replace('getNotifications', { body: { notifications } })
    expect(await screen.findByText(notice)).toBeVisible()
    expect(screen.getByText('Neu')).toBeVisible()
  })

  it.each([
    { isBillPayed: 'perhaps' },
    { isBillPayed: null },
    { remaining: '12,50' },
    { total: { value: 'viel' } },
    { total: 12.5 },
    { billId: null },
  ])('B1 B2: a bill with %j is not shown, and nobody adds up what is owed', async (spoilt) => {
    await visit(
      '/bills',
      'getBills',
      [bill, { ...bill, billId: 'B-2', referenceNumber: 'R-2', ...spoilt }],
      postpaid,
    )
    expect(await main().findByText(notice)).toBeVisible()
    expect(main().getByText('R-1')).toBeVisible()
    expect(main().queryByText('R-2')).toBeNull()
    expect(main().getByText('Nicht alle Rechnungen konnten gelesen werden.')).toBeVisible()
    expect(main().getAllByRole('button', { name: 'Online bezahlen' })).toHaveLength(1)
  })

  it('B2: a debt of which a bill says nothing is not known', async () => {
    await visit('/bills', 'getBills', [bill, { billId: 'B-2', isBillPayed: 0 }], postpaid)
    expect(await main().findByText('Nicht alle Rechnungen konnten gelesen werden.')).toBeVisible()
    expect(main().queryByText(notice)).toBeNull()
  })

  it('B1: nothing that can be read is no empty list', async () => {
    const { user, answers } = await visit(
      '/bills',
      'getBills',
      [{ ...bill, isBillPayed: 'perhaps' }],
      postpaid,
    )
    await user.click(await main().findByRole('button', { name: 'Erneut versuchen' }))
    await answers.replace('getBills', { 0: bill })
    expect(await main().findByText('R-1')).toBeVisible()
  })

  it('U4: of usage says no sum of costs, and a page without its number of pages is not the last', async () => {
    const entry = { type: 'SMS', date: '2026-11-18 10:00:00', price: { value: '0.10' } }
    const { answers, user } = await visit('/listing', 'getListing', {
      body: {
        listing: [entry, { ...entry, price: { value: 'x' } }],
        pagination: { page: '1', numberOfPages: 'many' },
      },
    })
    expect(await main().findByText(notice)).toBeVisible()
    const costs = main().getAllByRole('cell').at(-1)
    expect(costs).toHaveTextContent('–')
    await user.click(await main().findByRole('button', { name: /weitere/i }))
    await answers.replace('getListing', { body: { listing: {} } })
    await waitFor(() => expect(main().queryByRole('button', { name: /weitere/i })).toBeNull())
  })
})

describe('G1: consents of which one cannot be read', () => {
  const offers = { id: 1, text: 'Angebote', agree: false }
  const dialog = () => screen.findByRole('dialog', { name: 'Ihre Einwilligungen' })

  it.each([
    { id: 2, text: 'Nutzung', agree: 'perhaps' },
    { id: 'zwei', text: 'Nutzung' },
  ])('%j: nothing is refused by leaving, for it may be agreed to', async (lost) => {
    const portal = await startPortal({ account: 'consents', hold: ['getConsents'] })
    await portal.answers.replace('getConsents', { body: { gdprs: [offers, lost] } })
    const modal = within(await dialog())
    expect(modal.getByText(notice)).toBeVisible()
    expect(modal.getAllByRole('switch')).toHaveLength(1)
    await portal.user.click(modal.getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(askedOf(portal.sandbox, 'submitConsent')).toEqual([])
  })
})
