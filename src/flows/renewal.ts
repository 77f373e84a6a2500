import type { Api } from '../api/client'
import { accepted } from '../api/outcome'
import type { Tariff } from '../api/types'
import { activePlan } from '../domain/activePlan'
import { renewsByItself } from '../domain/renewingTariff'
import { tariffPeriodOf } from '../domain/tariffPeriod'
import { type Query, useQuery } from './query'

/** What the tariff in use costs when it renews by itself. */
export type RenewingTariff = Pick<Tariff, 'name' | 'price'>

/** The same, and the day of that. */
export interface Renewal extends RenewingTariff {
  /** As day.month.year. */
  date: string
}

/** Less than the flow waits, which would tell of it. */
const PATIENCE_MS = 15_000

/** The tariff in use, if it renews by itself. */
async function readRenewingTariff(api: Api, signal: AbortSignal): Promise<RenewingTariff | null> {
  const { body } = await accepted(api.GET('/api/tariffs', { signal }))
  const renewing = (body?.tariffs ?? []).filter(({ name }) => renewsByItself(name))
  const tariff = activePlan({ oldTariff: body?.oldTariff ?? null, tariffs: renewing }, '')
  return tariff && renewsByItself(tariff.name) ? { name: tariff.name, price: tariff.price } : null
}

async function readRenewal(api: Api, signal: AbortSignal): Promise<Renewal | null> {
  const [tariff, overview] = await Promise.all([
    readRenewingTariff(api, signal),
    accepted(api.GET('/api/resources', { signal })),
  ])
  const accounts = overview.body?.resources?.TARIFF_PLAN ?? []
  const date = accounts.find((account) => tariffPeriodOf(account, new Date(api.now())))?.expiryDate
  return tariff && date ? { ...tariff, date } : null
}

/** It goes beside what the page is for: that it did not load is not worth a word. */
async function loadRenewal(api: Api, signal: AbortSignal): Promise<Renewal | null> {
  const reading = new AbortController()
  const giveUp = () => reading.abort()
  const timeout = setTimeout(giveUp, PATIENCE_MS)
  signal.addEventListener('abort', giveUp)
  try {
    return await readRenewal(api, reading.signal)
  } catch (error) {
    // The caller has stopped and needs no answer.
    if (signal.aborted) throw error
    return null
  } finally {
    clearTimeout(timeout)
    signal.removeEventListener('abort', giveUp)
  }
}

/** When and for how much the tariff of the current contract renews; `null` until that is known, and where it is not. */
export const useRenewal = (): Renewal | null => useQuery(loadRenewal).data

/** What the tariff of the current contract costs when it renews by itself; empty where it does not. */
export const useRenewingTariff = (): Query<RenewingTariff> => useQuery(readRenewingTariff)
