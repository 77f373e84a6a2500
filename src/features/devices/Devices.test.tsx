import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heading, main, textsOf, tvContract, visit, visitWithAnswer } from '../../../tests/support/steps'
import { callsOf } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'

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
  ['is not selected yet', tvContract],
  ['is the current one', {}],
])('D1: a mobile contract that %s leads to /', async (_, current) => {
  const { user } = await visit('/device', current)
  await user.click(await main().findByRole('button', { name: /^Mtel Free M/ }))
  expect(await heading('Mtel Free M')).toBeVisible()
  expect(window.location.pathname).toBe('/')
})
