import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { autoAdvanceTime } from '../support/fakeTime'
import {
  dialog,
  expectNoDialog,
  failure,
  header,
  main,
  postpaid,
  press,
  textsOf,
  tvContract,
  visit,
  visitWithAnswer,
} from '../support/steps'
import { callsOf, goTo, startPortal, type Visit } from '../support/testPortal'
import { errorToasts, toasts } from '../support/toasts'

const notice = /^Ein Teil der Angaben konnte nicht gelesen werden/
const noContract = 'Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.'
const menu = async () => within(await screen.findByRole('navigation', { name: 'Verträge' }))

describe('a customer without a contract', () => {
  it.each(['/', '/tv', '/internet'])('M1 C2 F4: reads this at %s, and reaches support', async (path) => {
    const { sandbox } = await visit(path, { account: 'none' })
    expect(await screen.findByText(noContract)).toBeVisible()
    expect(window.location.pathname).toBe(path)
    expect(screen.getAllByRole('link', { name: 'Kundenservice' })[0]).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Menü' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Schnellzugriff' })).toBeNull()
    expect(callsOf(sandbox, 'getResources')).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('F10: has a profile, even without any customer data', async () => {
    await visitWithAnswer('/', 'getMe', { body: { user: {} } })
    expect(await screen.findByRole('button', { name: 'Profil' })).toBeVisible()
    expect(screen.getByText(noContract)).toBeVisible()
  })
})

describe('data with gaps', () => {
  it('M2 M3 M5 F10: shows the readable part, and HTML in a name or a description as text', async () => {
    const portal = await visit('/', { account: 'odd' })
    const name = '<b>Fett</b> & "Zitat"'
    expect(await screen.findByRole('heading', { name })).toHaveTextContent(name)
    expect(await header()).toHaveTextContent(/\+43 660 1000005.*Guthaben –/)
    for (const pattern of [
      /^Ohne Anfangswert.*7 GB/,
      /3 min/,
      /^Ohne Guthaben.*100/,
      /150 von 100 SMS/,
      /-4 von 10 GB/,
    ])
      expect(textsOf(main().getAllByRole('listitem'))).toContainEqual(expect.stringMatching(pattern))
    const text = document.body.textContent?.replaceAll(/(Anfangswert|Unter) null/g, '')
    expect(text).not.toMatch(/\bnull\b|undefined|NaN|Infinity/)
    await press(portal, `Information zu ${name}`)
    expect(main().getByText(/^<img src=x onerror="document.title=1">/)).toBeVisible()
    await press(portal, 'Profil')
    expect(await screen.findByText('Otto <Sonder> & Söhne')).toBeVisible()
    expect(document.querySelector('main img, main script, main b')).toBeNull()
    expect(document.title).toBe('Zweiklang Kundenportal')
  })

  it('F11: the menu has only the current contract and active ones', async () => {
    const contracts = [
      { productId: 'P-1', isMobile: true, statusReason: {} },
      { productId: 'P-2', isMobile: true },
    ]
    await visitWithAnswer('/', 'getMe', { body: { user: { contracts } } })
    expect((await menu()).getByRole('button', { name: 'P-1' })).toBeVisible()
    expect((await menu()).getByRole('link', { name: 'Mein Tarif' })).toBeVisible()
    expect((await menu()).queryByRole('button', { name: 'P-2' })).toBeNull()
  })

  const contract = { productId: 'P-1', phoneNumber: '43660', contractType: 'Prepaid', isMobile: 1 }
  const completeUser = {
    ...{ fullName: 'Ana Berger', email: 'ana@example.com', unreadNotifications: 3 },
    resources: { balance: { value: 12.5 }, bonus: { value: 4 } },
    loyalties: [{ name: 'Treue', balance: 10 }],
    // A contract is active in whatever letters.
    contracts: [{ ...contract, statusReason: 'ACTIVE' }],
  }

  it.each([
    { resources: { bonus: { value: 4 } } },
    { unreadNotifications: null, resources: null, loyalties: null, fullName: null, contracts: null },
    { resources: { balance: null } },
    [],
    'Ana',
  ])('E1 M5 N1: keeps the values that the newer customer %j leaves out', async (user) => {
    const hold = ['getMe', 'getResources'] as const
    const { answers } = await visitWithAnswer('/', 'getMe', { body: { user: completeUser } }, { hold })
    expect(await header()).toHaveTextContent('12,50 €')
    expect((await menu()).getByRole('button', { name: /^43660/ })).toBeVisible()
    await answers.replace('getResources', { body: { resources: { LOYALTY: null, MAIN: [] }, user } })
    await screen.findByRole('heading', { name: 'Treueprogramm' })
    expect(await header()).toHaveTextContent('12,50 €')
    expect(await header()).toHaveTextContent('4,00 €')
    expect(screen.getByRole('button', { name: 'Benachrichtigungen, 3 ungelesen' })).toBeVisible()
    expect(toasts()).toEqual([])
  })
})

describe('a list with an unusable entry', () => {
  const tariffs = [{ mvno_code: 'A', name: 'Tarif A' }, { mvno_code: 'B' }]
  const resources = { MAIN: [], TARIFF_PLAN: [{ name: 'Minuten' }, { name: {} }] }
  const contracts = [{ productId: 'P-1', phoneNumber: '43660', statusReason: 'Active' }, { name: 'lost' }]

  it.each<[path: string, OperationId, body: object, words: string, Visit?]>([
    ['/Tariffs', 'getTariffs', { tariffs }, 'Tarif A'],
    ['/device', 'getDevices', { contracts: [{ productId: 'P-9', name: 'Box' }, {}] }, 'Box', tvContract],
    ['/tv-tariffs', 'getTvTariffs', { tariffs: [{ name: 'TV A' }, { name: true }] }, 'TV A', tvContract],
    ['/listing', 'getListing', { listing: [{ type: 'CALL', date: '2026-11-18' }, 'call'] }, '18.11.2026'],
    ['/', 'getResources', { resources }, 'Minuten'],
    ['/', 'getMe', { user: { fullName: 'Ana', contracts } }, '43660'],
  ])('E1 F11: on %s shows the rest of %s and a notice', async (path, operationId, body, text, options) => {
    await visitWithAnswer(path, operationId, { body }, options)
    expect(await screen.findByText(notice)).toBeVisible()
    expect(screen.getAllByText(text)).not.toEqual([])
    expect(main().queryByText('Erneut versuchen')).toBeNull()
  })

  it('E1 F11: in the menu keeps the notice when a newer answer has no contracts', async () => {
    const resources = { balance: { value: 7 } }
    const fixedAnswers = {
      getMe: { body: { user: { contracts } } },
      getMeByPhone: { body: { user: { resources } } },
    }
    const portal = await visit('/', { fixedAnswers })
    await screen.findByText(notice)
    await press(portal, 'Aktualisieren')
    await waitFor(async () => expect(await header()).toHaveTextContent('7,00 €'))
    expect(screen.getByText(notice)).toBeVisible()
  })

  it('N1: shows a notice in the notification panel', async () => {
    const notifications = [{ id: 1, title: 'Neu' }, { id: {} }]
    const portal = await visit('/', { fixedAnswers: { getNotifications: { body: { notifications } } } })
    await press(portal, /^Benachrichtigungen/)
    expect(await screen.findByText(notice)).toBeVisible()
    expect(screen.getByText('Neu')).toBeVisible()
  })

  const bill = {
    ...{ billId: 'B-1', isBillPayed: false, remaining: 12.5 },
    ...{ total: { value: 12.5 }, referenceNumber: 'R-1' },
  }
  const unknownDebt = 'Nicht alle Rechnungen konnten gelesen werden.'

  it.each([{ isBillPayed: 'perhaps' }, { isBillPayed: null }, { billId: null }])(
    'B1 B2: leaves out a bill with %j, and calculates no debt',
    async (spoilt) => {
      const other = { ...bill, billId: 'B-2', referenceNumber: 'R-2', ...spoilt }
      await visitWithAnswer('/bills', 'getBills', [bill, other], postpaid)
      expect(await main().findByText(notice)).toBeVisible()
      expect(main().getByText('R-1')).toBeVisible()
      expect(main().queryByText('R-2')).toBeNull()
      expect(main().getByText(unknownDebt)).toBeVisible()
      expect(main().getAllByRole('button', { name: 'Online bezahlen' })).toHaveLength(1)
    },
  )

  it.each([
    { remaining: '12,50' },
    { remaining: '1.235' },
    { remaining: undefined, total: { value: '1.235' } },
  ])('B1 B2: keeps a bill with %j, but knows no amount to pay', async (spoilt) => {
    await visitWithAnswer('/bills', 'getBills', [bill, { ...bill, billId: 'B-2', ...spoilt }], postpaid)
    expect(await main().findByText('offener Betrag unbekannt')).toBeVisible()
    expect(main().getByText(unknownDebt)).toBeVisible()
    expect(main().getAllByRole('button', { name: 'Online bezahlen' })).toHaveLength(1)
  })

  it.each([{ value: 'viel' }, { value: '1.235' }, 12.5])(
    'B1 B2: keeps a bill with the total %j, of which the provider says what remains',
    async (total) => {
      await visitWithAnswer('/bills', 'getBills', [{ ...bill, total }], postpaid)
      expect((await main().findAllByText('Noch offen: 12,50 €'))[0]).toBeVisible()
      expect(main().getByText('1 offene Rechnung')).toBeVisible()
      expect(main().getByRole('button', { name: 'Online bezahlen' })).toBeVisible()
    },
  )

  it('B1: is not empty if nothing can be read', async () => {
    const portal = await visitWithAnswer('/bills', 'getBills', [{ ...bill, isBillPayed: 'maybe' }], postpaid)
    await press(portal, 'Erneut versuchen')
    await portal.answers.replace('getBills', { 0: bill })
    expect(await main().findByText('R-1')).toBeVisible()
  })

  it('U4: has no sum of costs; a page without its number of pages is not the last', async () => {
    const entry = { type: 'SMS', date: '2026-11-18 10:00:00', price: { value: '0.10' } }
    const portal = await visitWithAnswer('/listing', 'getListing', {
      body: {
        listing: [entry, { ...entry, price: { value: 'x' } }],
        pagination: { page: '1', numberOfPages: 'many' },
      },
    })
    expect(await main().findByText(notice)).toBeVisible()
    expect(main().getAllByRole('cell').at(-1)).toHaveTextContent('–')
    await press(portal, /weitere/i)
    await portal.answers.replace('getListing', { body: { listing: {} } })
    await waitFor(() => expect(main().queryByRole('button', { name: /weitere/i })).toBeNull())
  })

  it.each([
    { id: 2, text: 'Nutzung', agree: 'perhaps' },
    { id: 'zwei', text: 'Nutzung' },
  ])('G1: of consents refuses nothing when the customer leaves: %j may be agreed to', async (lost) => {
    const body = { gdprs: [{ id: 1, text: 'Angebote', agree: false }, lost] }
    const portal = await visitWithAnswer('/', 'getConsents', { body }, { account: 'consents' })
    const modal = within(await dialog('Ihre Einwilligungen'))
    expect(modal.getByText(notice)).toBeVisible()
    expect(modal.getAllByRole('switch')).toHaveLength(1)
    await press(portal, 'Schließen')
    await expectNoDialog()
    expect(callsOf(portal.sandbox, 'submitConsent')).toEqual([])
  })
})

describe('a call that failed', () => {
  const messages = () => within(screen.getByRole('region', { name: /^(Meldungen|Poruke)$/ }))

  it.each([
    ['de', 'Für den Kundenservice', 'Erneut versuchen'],
    ['sr', 'Za korisničku podršku', 'Pokušaj ponovo'],
  ] as const)('M1: has its id on its page and in its message (%s)', async (locale, label, retry) => {
    const { sandbox, ...portal } = await visit('/bills', { hold: ['getBills'], locale })
    const named = (index: number) => `${label}: ${callsOf(sandbox, 'getBills')[index]?.callId}`
    await portal.answers.replace('getBills', { body: 42 })
    expect(await main().findByText(named(0))).toBeVisible()
    expect(messages().getByText(named(0))).toBeVisible()
    await press(portal, retry)
    await portal.answers.replace('getBills', { body: 42 })
    expect(await main().findByText(named(1))).toBeVisible()
    expect(main().queryByText(named(0))).toBeNull()
  })

  it('M1: has its id on a timeout, although another call failed earlier', async () => {
    const { sandbox, answers } = await visit('/', { hold: ['getNotifications', 'getBills'] })
    const time = autoAdvanceTime()
    await goTo('/bills')
    await answers.next('getBills')
    await answers.replace('getNotifications', { body: 42 })
    await time.advance(21_000)
    const named = `Für den Kundenservice: ${callsOf(sandbox, 'getBills')[0]?.callId}`
    await waitFor(() => expect(messages().getByText(named)).toBeVisible())
    expect(main().getByText(named)).toBeVisible()
  })

  it('M1: has no id when the provider refuses a link, which is not a failure', async () => {
    await startPortal({ path: '/reset-password/unknown' })
    expect(await messages().findByText(/Link/)).toBeVisible()
    expect(screen.queryByText(/Kundenservice: /)).toBeNull()
  })

  it('E1: shows one message until the next attempt, and a new one after the next failure', async () => {
    const portal = await visit('/', { hold: ['getResources'] })
    for (let time = 0; time < 2; time++) {
      await act(() => portal.answers.replace('getResources', []))
      await waitFor(() => expect(errorToasts()).toEqual([failure]))
      await press(portal, 'Erneut versuchen')
      expect(errorToasts()).toEqual([])
    }
  })

  it('F10: shows a failure of the notifications in their panel', async () => {
    const answer = { body: { notifications: [{ title: 'no id' }] } }
    const portal = await visitWithAnswer('/', 'getNotifications', answer)
    await press(portal, /^Benachrichtigungen/)
    const panel = within(await dialog('Benachrichtigungen'))
    await portal.user.click(await panel.findByRole('button', { name: 'Erneut versuchen' }))
    await portal.answers.release('getNotifications')
    expect(await panel.findByText('Ihre Rechnung wird papierlos')).toBeVisible()
  })
})
