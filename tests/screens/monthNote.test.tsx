// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { VisitedPortal } from '../testPortal'
import { asked, openListing, pageOf, type SentEntry, type SentPage, select } from './listingVisit'
import { press } from './steps'

const data = (date: string, usedUnits: number, unit = 'MB'): SentEntry => ({
  type: 'DATA',
  date,
  usedUnits,
  unit,
})
const october = pageOf(1, 1, data('25.10.2026 10:00', 900), data('03.10.2026 10:00', 100))
const november = pageOf(1, 1, data('20.11.2026 08:00', 5_000), data('04.11.2026 10:00', 340))
const chart = (month: string) => screen.findByRole('img', { name: new RegExp(`pro Tag im ${month}`) })
const note = () => screen.queryByText(/(weniger|mehr|viel) (als|wie) im/)

/** Looks at a month, whose first page is this. */
async function look({ user, answers }: VisitedPortal, month: string, page: SentPage) {
  await user.selectOptions(await select('Monat'), month)
  await answers.replace('getListing', { body: page })
  await chart(month)
}

async function openNovember(page: SentPage): Promise<VisitedPortal> {
  const portal = await openListing()
  await portal.answers.replace('getListing', { body: page })
  await chart('November 2026')
  return portal
}

const september = pageOf(1, 1, data('30.09.2026 10:00', 1_500))

describe('the month before', () => {
  it('U2: is compared once both were loaded: a running month up to the day before today, others as a whole', async () => {
    const portal = await openNovember(november)
    expect(note()).toBeNull()
    await look(portal, 'Oktober 2026', october)
    expect(note()).toBeNull()
    await look(portal, 'November 2026', november)
    expect(note()).toHaveTextContent('Bis zum 19.: 240 MB mehr als im Oktober')
    expect(asked(portal)).toHaveLength(3)
    await look(portal, 'September 2026', september)
    await look(portal, 'Oktober 2026', october)
    expect(note()).toHaveTextContent(/^500 MB weniger als im September$/)
  })

  it('U2: is not compared where it is not all loaded', async () => {
    const portal = await openNovember(november)
    await look(portal, 'Oktober 2026', pageOf(1, 2, data('25.10.2026 10:00', 900)))
    await look(portal, 'November 2026', november)
    expect(note()).toBeNull()
  })

  it('C3: is not that of another contract', async () => {
    const portal = await openNovember(november)
    await look(portal, 'Oktober 2026', october)
    await press(portal, /^436601000011/)
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    await portal.user.click(await screen.findByRole('link', { name: 'Verbindungen' }))
    await portal.answers.replace('getListing', { body: november })
    await chart('November 2026')
    expect(note()).toBeNull()
  })
})
