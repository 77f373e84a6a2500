import type { Api } from '../api/client'
import { accepted } from '../api/outcome'
import type { Tariff } from '../api/types'
import { activePlan } from '../domain/activePlan'
import { renewsByItself } from '../domain/renewingTariff'
import { tariffPeriodOf } from '../domain/tariffPeriod'
import { useQuery } from './query'

/** What the tariff in use costs when it renews by itself, and the day of that. */
export interface Renewal {
  name: string
  price: Tariff['price']
  /** As day.month.year. */
  date: string
}

/** Less than the flow waits, which would tell of it. */
const PATIENCE_MS = 15_000

async function readRenewal(api: Api, signal: AbortSignal): Promise<Renewal | null> {
  const [tariffs, overview] = await Promise.all([
    accepted(api.GET('/api/tariffs', { signal })),
    accepted(api.GET('/api/resources', { signal })),
  ])
  const renewing = (tariffs.body?.tariffs ?? []).filter(({ name }) => renewsByItself(name))
  const tariff = activePlan({ oldTariff: tariffs.body?.oldTariff ?? null, tariffs: renewing }, '')
  const accounts = overview.body?.resources?.TARIFF_PLAN ?? []
  const date = accounts.find((account) => tariffPeriodOf(account, new Date(api.now())))?.expiryDate
  return tariff && renewsByItself(tariff.name) && date
    ? { name: tariff.name, price: tariff.price, date }
    : null
}

/** It goes beside what the page is for: that it did not load is not worth a word. */
async function loadRenewal(api: Api, signal: AbortSignal): Promise<Renewal | null> {
  try {
    return await readRenewal(api, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
  } catch (error) {
    // Whoever asked has gone, and is not answered.
    if (signal.aborted) throw error
    return null
  }
}

/** When and for how much the tariff of the current contract renews; `null` until that is known, and where it is not. */
export const useRenewal = (): Renewal | null => useQuery(loadRenewal).data
