// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, startPortal, type Visit } from '../testPortal'

const postpaid: Visit = { account: 'everyday', stored: { phone: '436601000011' } }

const card = async (name: string) => {
  const section = (await screen.findByRole('heading', { level: 2, name })).parentElement
  if (!section) throw new Error(`${name} stands in no card`)
  return within(section)
}
const renewal = () => card('Nächste Verlängerung')
const debt = () => card('Offener Gesamtbetrag')
const tariffs = (value: number | null, label: string) => ({
  body: { oldTariff: { mvno_code: 'M', name: 'Mtel Free M', price: { value, label } }, tariffs: [] },
})

/** The overview of a prepaid contract with 23.40 €, whose tariff costs so much. */
async function visitWithPrice(value: number | null, label = '€') {
  const visit = await startPortal({ account: 'everyday', hold: ['getTariffs'] })
  await waitFor(() => expect(visit.answers.count('getTariffs')).toBe(1))
  await visit.answers.replace('getTariffs', tariffs(value, label))
  return visit
}

describe('the next renewal of a prepaid tariff', () => {
  it('M2: is told with its price and day, and what is left of the balance then', async () => {
    const { sandbox } = await startPortal({ account: 'everyday' })
    const { getByText } = await renewal()
    expect(getByText('14,90 €')).toBeVisible()
    expect(getByText(/^\d\d\.\d\d\.2026$/)).toBeVisible()
    expect(getByText('8,50 €')).toBeVisible()
    expect(getByText('Ihr Guthaben reicht.')).toBeVisible()
    expect(askedOf(sandbox, 'getBills')).toEqual([])
  })

  it('M2: says what is missing, and leads to the top-up', async () => {
    await visitWithPrice(30)
    const { getByText, getByRole, queryByText } = await renewal()
    expect(getByText('Es fehlen 6,60 €.')).toBeVisible()
    expect(getByRole('link', { name: 'Guthaben aufladen' })).toHaveAttribute('href', '/recharge-credit')
    expect(queryByText('Guthaben danach')).toBeNull()
  })

  it.each([
    [null, '€'],
    [1_500, 'RSD'],
  ])('M2: reckons nothing with a price of %s %s', async (value, label) => {
    await visitWithPrice(value, label)
    const { queryByText, getByText } = await renewal()
    expect(getByText('Am')).toBeVisible()
    expect(queryByText(/Guthaben|Es fehlen/)).toBeNull()
  })
})

describe('what is owed of a postpaid contract', () => {
  it('B2: is told with the number of open bills, and the way to them', async () => {
    await startPortal(postpaid)
    const { getByText, getByRole } = await debt()
    expect(getByText('63,50 €')).toBeVisible()
    expect(getByText('2 offene Rechnungen')).toBeVisible()
    expect(getByRole('link', { name: 'Rechnungen' })).toHaveAttribute('href', '/bills')
  })

  it('E1: that failed is a line in its card, and what was asked for first stays', async () => {
    const { user, answers } = await startPortal({ ...postpaid, hold: ['getBills'] })
    await waitFor(() => expect(answers.count('getBills')).toBe(1))
    await answers.replace('getBills', { code: 'REQUEST_FAILED_SERVER_ERROR' }, 500)
    answers.pass('getBills')
    const { findByRole, getByRole } = await debt()
    expect(getByRole('alert')).toHaveTextContent('Es ist ein Fehler aufgetreten.')
    expect(screen.getByRole('heading', { level: 1, name: 'Flex 20' })).toBeVisible()
    await user.click(await findByRole('button', { name: 'Erneut versuchen' }))
    await screen.findByText('2 offene Rechnungen')
    expect((await debt()).getByText('63,50 €')).toBeVisible()
  })
})

it('a deployment does without both reads', async () => {
  const { sandbox } = await startPortal({ ...postpaid, furtherReads: 'off' })
  await screen.findByRole('heading', { name: 'Treueprogramm' })
  expect(askedOf(sandbox, 'getBills')).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Offener Gesamtbetrag' })).toBeNull()
})
