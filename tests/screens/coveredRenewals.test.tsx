// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Tariff } from '../../src/api/types'
import { hastenTime } from '../fakeTime'
import { askedOf } from '../testPortal'
import { toasts } from '../toasts'
import { press, put, visitTopUp } from './topUpVisit'

const sentence = 'Damit ist Mtel Free M für 2 Verlängerungen gedeckt (je 14,90 €, die nächste am 07.12.2026).'
const shown = () => screen.queryByText(/ gedeckt /)

it('tells how many renewals the top-up covers, and asks once, as soon as there is an amount', async () => {
  const portal = await visitTopUp()
  expect(askedOf(portal.sandbox, 'getTariffs')).toEqual([])
  await put(portal, 'Betrag', '20')
  expect(await screen.findByText(sentence)).toBeVisible()
  await put(portal, 'Betrag', '10')
  expect(shown()).toHaveTextContent('für 2 Verlängerungen')
  await put(portal, 'Betrag', '5')
  expect(shown()).toBeNull()
  await put(portal, 'Betrag', '50')
  expect(shown()).toHaveTextContent('für 4 Verlängerungen')
  await put(portal, 'Telefonnummer', '436601000002')
  expect(shown()).toBeNull()
  expect(askedOf(portal.sandbox, 'getTariffs')).toHaveLength(1)
})

it.each(['getTariffs', 'getResources'] as const)(
  'says nothing where %s fails, and the form goes on',
  async (operationId) => {
    const portal = await visitTopUp()
    portal.sandbox.faults.set({ operationId, fault: '500' })
    await put(portal, 'Betrag', '20')
    await waitFor(() => expect(askedOf(portal.sandbox, operationId)).not.toEqual([]))
    await press(portal, 'Aufladen')
    expect(await screen.findByRole('dialog', { name: 'Zahlung bestätigen' })).toBeVisible()
    expect(shown()).toBeNull()
    expect(toasts()).toEqual([])
  },
)

it('says nothing where the provider takes too long', async () => {
  const time = hastenTime()
  const portal = await visitTopUp({ hold: ['getTariffs'] })
  await put(portal, 'Betrag', '20')
  await portal.answers.next('getTariffs')
  await time.pass(20_000)
  expect(portal.services.api.pending.count()).toBe(0)
  expect(toasts()).toEqual([])
})

const tariff = {
  mvno_code: 'FREE_M',
  name: 'Mtel Free M',
  isActive: true,
  price: { value: 14.9, label: '€' },
}
const cases: [name: string, oldTariff: Tariff | null, tariffs: Tariff[], isShown: boolean][] = [
  ['in use', tariff, [], true],
  ['in use among the others', null, [tariff], true],
  ['no more in use', { ...tariff, isActive: false }, [], false],
  ['that renews in no way', { ...tariff, name: 'Flex 20' }, [], false],
  ['without a price', { ...tariff, price: { value: null, label: '€' } }, [], false],
  ['paid in another money', { ...tariff, price: { value: 14.9, label: 'RSD' } }, [], false],
  ['only on offer', null, [{ ...tariff, isActive: false }], false],
]
it.each(cases)('of a tariff %s: %#', async (_, oldTariff, tariffs, isShown) => {
  const portal = await visitTopUp({ hold: ['getTariffs', 'getResources'] })
  await put(portal, 'Betrag', '20')
  await portal.answers.replace('getTariffs', { body: { oldTariff, tariffs } })
  await portal.answers.release('getResources')
  if (isShown) expect(await screen.findByText(sentence)).toBeVisible()
  else {
    // What came is drawn before what is typed next.
    await put(portal, 'Betrag', '30')
    expect(shown()).toBeNull()
  }
})
