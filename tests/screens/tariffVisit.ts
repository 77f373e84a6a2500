import { screen, within } from '@testing-library/react'
import type { OldTariff, Tariff, User } from '../../src/api/types'
import { startPortal, type Visit, type VisitedPortal } from '../testPortal'

export const cardOf = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name })

/** The button of a tariff's card. */
export const buttonOf = (name: string, tariff: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name, description: tariff })

export const dialog = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name })

/** Presses a button of the dialog with this heading. */
export async function press({ user }: VisitedPortal, heading: string, button: string): Promise<void> {
  await user.click(within(await dialog(heading)).getByRole('button', { name: button }))
}

/** The changes of tariffs that the provider was asked for. */
export const changes = ({ sandbox }: VisitedPortal) =>
  sandbox.requests
    .filter(({ operationId }) => /^(de)?activateTariff$/.test(operationId))
    .map(({ path, form }) => ({ path, form }))

interface Given {
  contractType?: 'Prepaid' | 'Postpaid' | 'Business' | null
  /** In euro. */
  balance?: number | null
  oldTariff?: OldTariff | null
  tariffs?: Tariff[]
}

/** Opens a page of tariffs for a customer of whom this is given. */
export async function visitWith(
  { contractType = 'Prepaid', balance = 20, oldTariff = null, tariffs = [] }: Given,
  visit: Visit = {},
): Promise<VisitedPortal> {
  const portal = await startPortal({
    path: '/Tariffs',
    account: 'everyday',
    // The balance is asked for once more where the customer comes without one.
    hold: ['getMe', 'getTariffs', 'getConsentStatus', 'getResources'],
    ...visit,
  })
  const contracts = [{ productId: 'P-1', contractType, statusReason: 'Active', isMobile: true }]
  const user: User = { fullName: 'Ana Berger', contracts, resources: { balance: { value: balance } } }
  await portal.answers.replace('getMe', { body: { user } })
  await portal.answers.replace('getTariffs', { body: { oldTariff, tariffs } })
  return portal
}
