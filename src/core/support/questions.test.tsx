import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { resultPath } from '../../../tests/e2e/support/paths'
import { payment } from '../../../tests/support/payments'
import { factsIn, formsOf, heading, postpaid, textOf, textsOf, visit } from '../../../tests/support/steps'
import { newSandbox, type VisitedPortal } from '../../../tests/support/testPortal'
import { readResourcePath } from '../../domain/checkoutId'

const askLinks = () => screen.findAllByRole('link', { name: 'Kundenservice dazu fragen' })
const draft = async () => (await screen.findByLabelText<HTMLTextAreaElement>('Beschreibung')).value

it('H1 B1: a question about a bill names its month and number', async () => {
  const { user } = await visit('/bills', postpaid)
  await user.click((await askLinks())[0] as HTMLElement)
  expect(await draft()).toBe('Zur Rechnung November 2026 (R-1002-2026-11):\n\n')
})

const region = () => screen.findByRole('region', { name: 'Woraus besteht diese Rechnung?' })
const why = () => screen.findAllByRole('link', { name: 'Woraus besteht diese Rechnung?' })
const entryOf = (day: string, value: number, overrides: object = {}) => ({
  ...{ type: 'CALL', phoneNumber: '436601234567', date: `${day}.10.2026 14:05` },
  ...{ price: { value, label: '€' }, ...overrides },
})
const pageOf = (page: number, ...listing: object[]) => ({
  body: { listing, pagination: { page, numberOfPages: 2 } },
})

it('B1 U2: a bill leads to the last whole month before it, which is summed up once it is all loaded', async () => {
  const portal = await visit('/bills', { ...postpaid, hold: ['getListing'] })
  const { user, answers } = portal
  await user.click((await why())[0] as HTMLElement)
  await waitFor(() => expect(window.location.search).toBe('?month=2026-10&issued=01.11.2026'))
  await answers.replace('getListing', pageOf(1, entryOf('09', 2, { roaming: true }), entryOf('08', 0)))
  expect(await region()).toHaveTextContent('Rechnung vom 01.11.2026. Hier sehen Sie Oktober.')
  // The total of the bill is certain before the sums are.
  await waitFor(async () => expect(await region()).toHaveTextContent('Rechnungsbetrag29,90 €'))
  expect(await region()).not.toHaveTextContent('Extra berechnet')
  await user.click(await screen.findByRole('button', { name: 'Ganzen Monat laden' }))
  await answers.replace('getListing', pageOf(2, entryOf('07', 0.5)))
  await waitFor(async () => expect(await region()).toHaveTextContent('Extra berechnet im Oktober'))
  expect(factsIn(await region())).toEqual([
    ...['Anrufe (2): 2,50 €', 'Fr., 9. Oktober (1): 2,00 €', '+43 660 1234567 (1): 2,00 €'],
  ])
  expect(await region()).toHaveTextContent('Grundgebühr und Sonstiges: im PDF')
  await user.click(within(await region()).getByRole('button', { name: 'PDF herunterladen' }))
  await waitFor(() => expect(formsOf(portal, 'downloadPdf')).toEqual([{ id: 'B-1002-2026-11' }]))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Anrufe')
  await answers.replace('getListing', { body: { listing: [entryOf('09', 2)] } })
  expect(await region()).not.toHaveTextContent('Extra berechnet')
})

it('B1 U2: sentences name the month of a bill, and lead to what they name', async () => {
  const path = '/listing?month=2026-10&issued=01.11.2026'
  const { user, answers } = await visit(path, { ...postpaid, hold: ['getListing'] })
  const data = { type: 'DATA', phoneNumber: null, unit: 'MB' }
  const listing = [
    ...[entryOf('20', 0, { ...data, usedUnits: 40 }), entryOf('18', 0, { ...data, usedUnits: 1500 })],
    ...[entryOf('09', 2.47), entryOf('09', 0.5), entryOf('08', 2.5)],
  ]
  const pages = { pagination: { page: 1, numberOfPages: 2 } }
  await answers.replace('getListing', { body: { listing, ...pages } })
  await waitFor(async () => expect(await region()).toHaveTextContent('Rechnungsbetrag29,90 €'))
  const sentences = async () => textsOf(within(await region()).getAllByRole('listitem'))
  expect(await sentences()).toEqual(['Rechnung November: 3,70 € weniger als im Oktober'])
  await user.click(await screen.findByRole('button', { name: 'Ganzen Monat laden' }))
  await answers.replace('getListing', pageOf(2))
  const [data18, dearest9] = [
    'Am meisten mobiles Internet: Sonntag, 18. Oktober, 1.500 MB',
    'Am teuersten: Freitag, 9. Oktober, 2,97 €',
  ]
  await waitFor(async () => expect(await sentences()).toHaveLength(3))
  expect((await sentences()).slice(1)).toEqual([data18, dearest9])
  await user.click(within(await region()).getByRole('button', { name: /^Am meisten/ }))
  expect(await screen.findByRole('toolbar', { name: /^Mobiles Internet pro Tag/ })).toBeVisible()
  await user.click(within(await region()).getByRole('button', { name: /^Am teuersten/ }))
  await waitFor(() => expect(window.location.search).toContain('day=9'))
  expect(screen.getByText(/^Fr., 9. Oktober$/, { selector: 'strong' }).closest('[role=status]')).toHaveFocus()
  // Only calls: neither the data nor the dearest day is known.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Anrufe')
  await answers.replace('getListing', { body: { listing: [entryOf('08', 2.5)] } })
  await waitFor(async () => expect(await sentences()).toHaveLength(1))
  await user.click(within(await region()).getByRole('link', { name: /weniger als im Oktober/ }))
  await heading('Rechnungen')
})

it('B1 U2: a bill whose use abroad was free, and which is not in the list, shows neither', async () => {
  const path = '/listing?month=2026-10&issued=02.11.2026'
  const { answers } = await visit(path, { ...postpaid, hold: ['getListing'] })
  const listing = [entryOf('09', 0, { roaming: true }), entryOf('08', 0.09, { type: 'MESSAGE' })]
  await answers.replace('getListing', { body: { listing } })
  await waitFor(async () => expect(factsIn(await region())).toEqual(['SMS (1): 0,09 €']))
  expect(await region()).not.toHaveTextContent('Im Ausland')
  expect(within(await region()).getByRole('link', { name: 'Zu den Rechnungen' })).toBeVisible()
  expect(await region()).not.toHaveTextContent('Rechnungsbetrag')
})

it.each([
  ['has another currency', entryOf('08', 1, { price: { value: 1, label: 'RSD' } })],
  ['is unreadable', 7],
])('B1 U2: there is no sum for a bill if an entry %s', async (_, unclear) => {
  const { answers } = await visit('/listing?month=2026-10&issued=01.11.2026', { hold: ['getListing'] })
  const listing = [entryOf('09', 2), unclear]
  await answers.replace('getListing', { body: { listing } })
  expect(await region()).toHaveTextContent('Nicht alle Preise sind sicher bekannt.')
  expect(await region()).not.toHaveTextContent('€')
})

it.each([
  ['of a contract without a listing', '/bills', { tab: { contract: { productId: 'P-1006', phone: null } } }],
  ['that the listing is too young for', '/bills?bill=B-1002-2026-06', postpaid],
])('B1: a bill %s leads to no usage', async (_, path, options) => {
  await visit(path, options)
  await askLinks()
  expect(screen.queryByRole('link', { name: 'Woraus besteht diese Rechnung?' })).toBeNull()
})

const moment = '\\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d'

/** A failure that the client does not retry. */
const unreadable = 'no such shape'

const tv = { tab: { contract: { productId: 'P-1005', phone: null } } }

it.each([
  ['/bills', 'getBills', postpaid],
  ['/listing', 'getListing', {}],
  ['/notification/1', 'getNotifications', {}],
  ['/Tariffs', 'getTariffs', {}],
  ['/administration?tab=sms', 'getSmsNotifications', {}],
  ['/administration?tab=consents', 'getConsents', {}],
  ['/tv', 'getBills', tv],
] as const)(
  'E1 H1: the second failure on %s leads to customer service, with the id of the call',
  async (path, operation, options) => {
    const sandbox = newSandbox()
    sandbox.faults.set({ operationId: operation, fault: 'truncated' })
    const { user } = await visit(path, { ...options, sandbox })
    const main = within(screen.getByRole('main'))
    const retry = () => main.findByRole('button', { name: 'Erneut versuchen' })
    const links = () => main.queryAllByRole('link', { name: 'Kundenservice dazu fragen' })
    await retry()
    await vi.dynamicImportSettled()
    expect(links()).toEqual([])
    await user.click(await retry())
    await waitFor(() => expect(links()).toHaveLength(1))
    const id = textOf(main.getByText(/^Für den Kundenservice: /)).replace(/.*: /, '')
    await user.click(links()[0] as HTMLElement)
    expect(await draft()).toMatch(new RegExp(`^Zur Fehlermeldung vom ${moment}, ${id}:\n\n$`))
  },
)

it('E1 U2 H1: so does the second failure of the next page of the listing', async () => {
  const { user, answers } = await visit('/listing', { hold: ['getListing'] })
  await answers.replace('getListing', pageOf(1, entryOf('09', 2)))
  await user.click(await screen.findByRole('button', { name: 'Weitere Einträge laden' }))
  await answers.replace('getListing', unreadable)
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  await answers.replace('getListing', unreadable)
  expect(await askLinks()).toHaveLength(1)
})

it('E1 H1: a read that fails twice without a network leads to no customer service', async () => {
  const { user, answers } = await visit('/bills', { ...postpaid, hold: ['getBills'] })
  const retry = () => screen.findByRole('button', { name: 'Erneut versuchen' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await answers.replace('getBills', unreadable)
  await user.click(await retry())
  await answers.replace('getBills', unreadable)
  await retry()
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('link', { name: 'Kundenservice dazu fragen' })).toBeNull()
})

const followLink = async (user: VisitedPortal['user']) => user.click((await askLinks())[0] as HTMLElement)

it.each([
  ['bill', '/transaction-completed-bill-paying', 'getBillStatus', 'Rechnung, R-1, 29,90\u00a0€'],
  ['top-up', undefined, 'getTransactionStatus', 'Aufladung'],
] as const)(
  'P7 P8 H1: an unconfirmed payment of a %s leads to customer service, without its checkout',
  async (_, page, operation, facts) => {
    const sandbox = newSandbox()
    const path = resultPath(sandbox, page)
    const id = readResourcePath(path.split('?')[1] ?? '')
    const begun = payment({
      ...{ checkoutId: id, productId: 'P-1001' },
      order: { kind: 'bill', reference: 'R-1', amount: 29.9 },
    })
    const { user, answers } = await visit(path, { sandbox, tab: { payments: [begun] }, hold: [operation] })
    await answers.fail(operation)
    await followLink(user)
    expect(await draft()).toMatch(new RegExp(`^Zur Zahlung vom ${moment}, ${facts}:\n\n$`))
  },
)

it('B3 H1: a payment that did not start for lack of an answer leads to customer service, with the id of the call', async () => {
  const { user, answers } = await visit('/bills', { ...postpaid, hold: ['payBill'] })
  await user.click((await screen.findAllByRole('button', { name: 'Online bezahlen' }))[0] as HTMLElement)
  await answers.fail('payBill')
  await screen.findByText(/Es wurde nichts abgebucht/)
  await followLink(user)
  expect(await draft()).toMatch(
    new RegExp(`^Zur Zahlung vom ${moment}, Rechnung, R-1002-2026-11, 29,90\u00a0€, [\\w-]{8,}:\n\n$`),
  )
})

it.each([
  ['tariff', 'Mein Tarif'],
  ['voucher', 'Gutschein'],
  ['consent', 'Ihre Einwilligungen'],
])(
  'H1: the message about a %s without an answer leads to customer service and names it',
  async (kind, name) => {
    const { user } = await visit('/', { tab: { unfinishedChange: [kind] } })
    const messages = within(await screen.findByRole('region', { name: 'Meldungen' }))
    await user.click(await messages.findByRole('link', { name: 'Kundenservice dazu fragen' }))
    expect(await draft()).toMatch(new RegExp(`^Zur Fehlermeldung vom ${moment}, ${name}:\n\n$`))
  },
)
