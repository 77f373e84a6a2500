import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { callsOf } from '../testPortal'
import { toasts } from '../toasts'
import { factsIn, heading, main, textsOf, tvContract, visit, visitWithAnswer } from './steps'

const facts = () => factsIn(screen.getByRole('main'))

it('T8: on a phone, each TV package has a card with everything it contains', async () => {
  vi.stubGlobal('innerWidth', 390)
  await visit('/tv-tariffs')
  const names = await main().findAllByRole('heading', { level: 2 })
  expect(textsOf(names)).toEqual(['TV Start', 'TV Komfort', 'TV Premium'])
  const [start, , premium] = main().getAllByRole('listitem').map(factsIn)
  expect(start).toEqual([
    ...['Ex-YU-Sender: 20', 'HD-Sender: 40', 'Sender für Erwachsene: 0', 'Radiosender: 20'],
    ...['Videothek: Nein', '7 Tage zurücksehen: Nein', 'Geräte (max.): 2', 'Gleichzeitig ansehen: 1'],
  ])
  expect(premium?.slice(2, 6)).toEqual([
    ...['Sender für Erwachsene: 4', 'Radiosender: 40', 'Videothek: Ja', '7 Tage zurücksehen: Ja'],
  ])
  expect(await heading('TV-Pakete')).toBeVisible()
})

it("T8: a wide screen compares the TV packages in a table, and marks the customer's own", async () => {
  await visit('/tv-tariffs', tvContract)
  await main().findByRole('columnheader', { name: 'TV Komfort Ihr TV-Tarif' })
  const rows = textsOf(main().getAllByRole('row'))
  expect(rows.slice(0, 3)).toEqual([
    'TV StartTV KomfortIhr TV-TarifTV Premium',
    ...['Ex-YU-Sender204570', 'HD-Sender4080120'],
  ])
  expect(rows[5]).toBe('VideothekNeinJaJa')
})

it("T8: without the customer's own package, the packages are shown without a mark or an error", async () => {
  const portal = await visit('/tv-tariffs', { ...tvContract, hold: ['getTvTariff'] })
  await portal.answers.replace('getTvTariff', { code: 'REQUEST_FAILED_SERVER_ERROR' })
  expect(await main().findByRole('columnheader', { name: 'TV Komfort' })).toBeVisible()
  expect(toasts()).toEqual([])
})

it.each<[path: string, OperationId, body: object | undefined, words: RegExp]>([
  ['/tv-tariffs', 'getTvTariffs', { tariffs: [] }, /derzeit keine Tarife oder Pakete\.$/],
  [
    '/tv-tariffs',
    'getTvTariffs',
    { tariffs: [{ name: 'Wenig', hdChannels: 3, radioStations: null }] },
    /WenigHD-Sender3$/,
  ],
  [
    '/tv-tariffs',
    'getTvTariffs',
    {
      tariffs: [
        { name: 'Viel', hdChannels: 3, radioStations: 20 },
        { name: 'Wenig', hdChannels: 3 },
      ],
    },
    /Radiosender20nicht angegeben$/,
  ],
  ['/tv', 'getTvTariff', undefined, /Für diesen Vertrag ist kein Tarif hinterlegt\./],
  ['/tv', 'getTvTariff', { tariff: { name: 'Nur ein Name' } }, /Nur ein Name/],
  ['/internet', 'getInternetTariff', { tariff: { name: 'Nur ein Name' } }, /Nur ein Name/],
])('T8 C2: %s copes with %s: %j', async (path, operationId, body, pattern) => {
  await visitWithAnswer(path, operationId, { code: 'GET_TARIFF_SUCCESS', body })
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(pattern))
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined/)
})

it('C1 T8 T9: the tariff of TV or internet is loaded by the product, with everything it contains', async () => {
  const { sandbox } = await visit('/tv')
  await main().findByText('TV Komfort')
  expect(facts().slice(-8)).toEqual([
    ...['Ex-YU-Sender: 45', 'HD-Sender: 80', 'Sender für Erwachsene: 0', 'Radiosender: 30'],
    ...['Videothek: Ja', '7 Tage zurücksehen: Ja', 'Geräte (max.): 4', 'Gleichzeitig ansehen: 2'],
  ])
  await visit('/internet', { sandbox })
  await main().findByText('Internet 150')
  expect(facts()).toEqual([expect.stringContaining(': 150/30 Mbit/s')])
  expect(main().getAllByText(/Internet-Tarif|Internet 150/)).toHaveLength(2)
  const calls = (['getTvTariff', 'getInternetTariff'] as const).flatMap((id) => callsOf(sandbox, id))
  expect(calls.map(({ path }) => path)).toEqual(['/api/tv-tariff/P-1005', '/api/internet-tariff/P-1006'])
})

const devices = async () =>
  textsOf(within((await main().findAllByRole('list'))[0] as HTMLElement).getAllByRole('listitem'))

it('D1: devices have name and activation date', async () => {
  await visit('/device', tvContract)
  expect(await devices()).toEqual([
    'TV-Box WohnzimmerAktiviert am 16.10.2025',
    'TV-Box SchlafzimmerAktiviert am 22.08.2026',
  ])
  const contract = main().getByRole('button', { name: /^Mtel Free M/ })
  expect(contract).toHaveTextContent('Mtel Free M+43 660 1000001Aktiviert am 20.12.2024')
})

const noDebt = () => main().findByRole('heading', { level: 2, name: 'Keine offenen Gebühren' })
/** The green tick. */
const tick = (title: HTMLElement) => title.querySelector('svg')
const openBill = { billId: 'B-1', isBillPayed: false, remaining: 29.9 }

it('D1 B1: devices name what is open of the TV contract, and lead to its bills', async () => {
  const { sandbox } = await visitWithAnswer('/device', 'getBills', [openBill], tvContract)
  const link = await main().findByRole('link', { name: '29,90\xa0€ offen' })
  expect(link).toHaveAttribute('href', '/bills')
  expect(screen.queryByText('Keine offenen Gebühren')).toBeNull()
  expect(callsOf(sandbox, 'getBills')[0]?.headers).toMatchObject({ externalTvId: 'TV-1005' })
})

it('D1 B1: devices have a tick only if the bills say that nothing is open', async () => {
  const portal = await visit('/device', { ...tvContract, hold: ['getBills'] })
  expect(tick(await noDebt())).toBeNull()
  await portal.answers.replace('getBills', [{ ...openBill, isBillPayed: true }])
  await waitFor(async () => expect(tick(await noDebt())).not.toBeNull())
})

it('D1 B1: devices have neither tick nor error if the bills cannot be read or are not read', async () => {
  const failing = await visitWithAnswer('/device', 'getBills', { code: 'GET_BILLS_FAILED' }, tvContract)
  await waitFor(() => expect(failing.services.api.pending.count()).toBe(0))
  expect(tick(await noDebt())).toBeNull()
  expect(toasts()).toEqual([])
  const { sandbox } = await visit('/device', { ...tvContract, furtherReads: 'off' })
  expect(tick(await noDebt())).toBeNull()
  expect(callsOf(sandbox, 'getBills')).toEqual([])
})

it('D1 B1: devices do not say that nothing is open if a bill is unreadable', async () => {
  await visitWithAnswer('/device', 'getBills', [openBill, { billId: 'B-2', isBillPayed: '?' }], tvContract)
  expect(
    await main().findByRole('link', { name: 'Nicht alle Rechnungen konnten gelesen werden.' }),
  ).toBeVisible()
})

it('D1: a device needs neither name nor date; the page reports an empty list', async () => {
  const contracts = [{ productId: 'P-9', name: null, created_at: null }]
  await visitWithAnswer('/device', 'getDevices', { body: { contracts } }, tvContract)
  expect(await devices()).toEqual(['P-9'])
  await visitWithAnswer('/device', 'getDevices', { body: { contracts: [] } }, tvContract)
  expect(await screen.findByText('Keine Geräte vorhanden')).toBeVisible()
})

it.each([
  ['is not chosen yet', tvContract],
  ['is the current one', {}],
])('D1: a mobile contract that %s leads to /', async (_, current) => {
  const { user } = await visit('/device', current)
  await user.click(await main().findByRole('button', { name: /^Mtel Free M/ }))
  expect(await heading('Mtel Free M')).toBeVisible()
  expect(window.location.pathname).toBe('/')
})
