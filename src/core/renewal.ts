import type { Api } from '../api/client'
import { requireAccepted } from '../api/outcome'
import type { Tariff } from '../api/types'
import { activePlans } from '../domain/activePlans'
import { renewsAutomatically } from '../domain/renewingTariff'
import { tariffDifferenceOf } from '../domain/tariffDifference'
import { tariffPeriodOf } from '../domain/tariffPeriod'
import { optionalRead } from './optionalRead'
import { type Query, useQuery } from './query'
import { unitsOf } from './units'

/** The price of the tariff in use, if it renews automatically. */
export type RenewingTariff = Pick<Tariff, 'name' | 'price'>

/** The same, with the day of the renewal. */
export interface Renewal extends RenewingTariff {
  /** As day.month.year. */
  date: string
}

/** With what can be added to it. */
interface ExtendableTariff extends RenewingTariff {
  packages: Tariff[]
}

/** The tariff in use, if it renews automatically. */
async function readRenewingTariff(api: Api, signal: AbortSignal): Promise<ExtendableTariff | null> {
  const { body } = await requireAccepted(api.GET('/api/tariffs', { signal }))
  const renewingTariffs = (body?.tariffs ?? []).filter(({ name }) => renewsAutomatically(name))
  const [tariff] = activePlans(body?.oldTariff, renewingTariffs)
  if (!tariff || !renewsAutomatically(tariff.name)) return null
  const packages = (body?.tariffs ?? []).filter(
    (offer) => offer !== tariff && !offer.isActive && !tariffDifferenceOf(tariff, offer),
  )
  return { name: tariff.name, price: tariff.price, packages }
}

async function readRenewal(api: Api, signal: AbortSignal): Promise<Renewal | null> {
  const [tariff, overview] = await Promise.all([
    readRenewingTariff(api, signal),
    requireAccepted(api.GET('/api/resources', { signal })),
  ])
  const { TARIFF_PLAN: allowances } = unitsOf(overview.body?.resources)
  const date = allowances?.find((allowance) => tariffPeriodOf(allowance, new Date(api.now())))?.expiryDate
  return tariff && date ? { name: tariff.name, price: tariff.price, date } : null
}

const loadRenewal = (api: Api, signal: AbortSignal): Promise<Renewal | null> =>
  optionalRead((optionalSignal) => readRenewal(api, optionalSignal), signal)

/** The day and price of the next renewal of the current contract's tariff; `null` if unknown. */
export const useRenewal = (): Renewal | null => useQuery(loadRenewal).data

/** The renewal price and the packages of the current contract's tariff; empty if it does not renew automatically. */
export const useRenewingTariff = (onLoaded: (tariff: ExtendableTariff) => void): Query<ExtendableTariff> =>
  useQuery(readRenewingTariff, onLoaded)
