// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newSandbox, startPortal, type Visit } from '../testPortal'
import { asked, select } from './listingVisit'

/** What a browser believes whose clock is years off; the provider's day is the 20th of November 2026. */
const clocks = [
  ['two years behind', new Date(2024, 10, 20, 16, 20)],
  ['two years ahead', new Date(2028, 10, 20, 4, 5)],
] as const

afterEach(() => void vi.useRealTimers())

/** Opens a page with this clock, so many days after the 20th of November 2026. */
function visitAt(now: Date, daysLater: number, visit: Visit) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const sandbox = newSandbox()
  sandbox.clock.advance(daysLater * 24 * 60 * 60_000)
  return startPortal({ account: 'everyday', sandbox, ...visit })
}
const header = async () => within(await screen.findByRole('region', { name: 'Ausgewählter Vertrag' }))

describe.each(clocks)('a clock %s', (_, now) => {
  it('U1: shows the months of the provider, and asks for them', async () => {
    const portal = await visitAt(now, 0, { path: '/listing' })
    const months = within(await select('Monat')).getAllByRole('option')
    expect(months.map(({ textContent }) => textContent)).toEqual([
      ...['November 2026', 'Oktober 2026', 'September 2026', 'August 2026', 'Juli 2026', 'Juni 2026'],
    ])
    const month = { startDate: '01.11.2026', endDate: '30.11.2026' }
    await waitFor(() => expect(asked(portal)[0]).toMatchObject(month))
  })

  it('M5 M3: says the time at which the balance came, and warns of a package that runs out for the provider', async () => {
    const portal = await visitAt(now, 0, { path: '/', hold: ['getResources'] })
    expect(await (await header()).findByText(/^Stand/)).toHaveTextContent('10:00')
    const account = { name: 'Daten EU', balance: 4, initialBalance: 5, expiryDate: '22.11.2026' }
    const resources = { BUNDLE_ACCOUNT: [account] }
    await act(() => portal.answers.replace('getResources', { body: { resources } }))
    expect(await screen.findByText('Läuft übermorgen ab')).toBeVisible()
  })

  it('warns when the binding period ends', async () => {
    await visitAt(now, 200, { path: '/', stored: { phone: '436601000011' } })
    const end = await (await header()).findByText(/Vertragsbindung/)
    expect(end).toHaveTextContent('Ihre Vertragsbindung endet in 10 Tagen, am 18.06.2027.')
  })
})
