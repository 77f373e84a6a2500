import { screen } from '@testing-library/react'
import type { OldTariff, Tariff, User } from '../../src/api/types'
import type { Visit, VisitedPortal } from '../testPortal'
import { visit } from './steps'

export const cardOf = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name })

/** The button of a tariff's card. */
export const buttonOf = (name: string, tariff: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name, description: tariff })

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
export function visitWith(
  { contractType = 'Prepaid', balance = 20, oldTariff = null, tariffs = [] }: Given,
  path = '/Tariffs',
): Promise<VisitedPortal> {
  const contracts = [{ productId: 'P-1', contractType, statusReason: 'Active', isMobile: true }]
  const user: User = { fullName: 'Ana Berger', contracts, resources: { balance: { value: balance } } }
  const given = { getMe: { body: { user } }, getTariffs: { body: { oldTariff, tariffs } } }
  // The balance is asked for once more where the customer comes without one.
  return visit(path, { given, hold: ['getConsentStatus', 'getResources'] })
}

/** Opens the tariffs of a customer with 23.40 € who uses Mtel Free M. */
export const visitTariffs = (more: Visit = {}, path = '/Tariffs'): Promise<VisitedPortal> =>
  visit(path, { hold: ['getConsentStatus'], ...more })
