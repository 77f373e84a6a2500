import type { Tariff } from '../../api/types'
import {
  countedItemsOf,
  itemAmountsOf,
  type TariffDifference,
  tariffDifferenceOf,
} from '../../domain/tariffDifference'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import type { CachedUnits } from '../../flows/unitsCache'
import { type ProjectedUse, projectedUseOf, type TariffFit, tariffFitOf } from './tariffFit'
import type { TariffList } from './useTariffs'

export interface TariffComparison {
  /** To the tariff in use; `undefined` for that one itself. */
  difference: TariffDifference | undefined
  fit: TariffFit | undefined
}

export interface Comparison {
  active: Tariff | undefined
  /** With the time of its data. */
  use: (ProjectedUse & { asOf: Date }) | undefined
  /** `undefined` if it is not comparable, such as a package. */
  forTariff: (tariff: Tariff) => TariffComparison | undefined
}

function ownUseOf(active: Tariff, { resources, loadedAt }: CachedUnits): Comparison['use'] {
  const asOf = new Date(loadedAt)
  const period = resources.TARIFF_PLAN?.map((account) => tariffPeriodOf(account, asOf)).find(Boolean)
  const use = projectedUseOf(countedItemsOf(active), resources.BUNDLE_ACCOUNT ?? [], period, asOf)
  return use && { ...use, asOf }
}

/** Compares the offered tariffs with the one in use and with the customer's use, if the data allows it. */
export function comparisonOf({ oldTariff, tariffs }: TariffList, units: CachedUnits | undefined): Comparison {
  const active = oldTariff && oldTariff.isActive !== false ? oldTariff : undefined
  if (!active) return { active, use: undefined, forTariff: () => undefined }
  const use = units && ownUseOf(active, units)
  // A plan that is active together with the tariff in use does not replace it.
  const differenceOf = (tariff: Tariff) =>
    tariff === active || tariff.isActive ? undefined : tariffDifferenceOf(active, tariff)
  const replacements = tariffs.filter((tariff) => differenceOf(tariff))
  const isActiveCompared = replacements.length > 0 || use !== undefined

  return {
    active,
    use,
    forTariff(tariff) {
      const difference = differenceOf(tariff)
      if (!difference && !(tariff === active && isActiveCompared)) return undefined
      const fit = tariffFitOf(itemAmountsOf(tariff), use)
      return { difference, fit }
    },
  }
}
