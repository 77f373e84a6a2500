import type { TariffList } from '../../../machines/tariff.machine'
import type { OldTariff, Tariff } from '../../api/types'
import type { CachedUnits } from '../../core/unitsCache'
import { activePlans } from '../../domain/activePlans'
import { priceInEuro } from '../../domain/price'
import {
  countedItemsOf,
  itemAmountsOf,
  type TariffDifference,
  tariffDifferenceOf,
} from '../../domain/tariffDifference'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import { sumOfRounded } from '../../lib/formats/numbers'
import type { Errand } from '../../lib/historyState'
import { type ProjectedUse, projectedUseOf, type TariffFit, tariffFitOf } from './tariffFit'

/** The tariff in use, and the others. Some providers list it among these, some still name a previous one. */
export function tariffListOf(
  oldTariff: OldTariff | null,
  tariffs: readonly Tariff[],
): Omit<TariffList, 'isPartial'> {
  const active = oldTariff?.isActive === false ? tariffs.find(({ isActive }) => isActive) : undefined
  const current = active ?? oldTariff
  const all = active && oldTariff ? [...tariffs, oldTariff] : tariffs
  const others = all.filter(
    ({ mvno_code }, index) =>
      mvno_code !== current?.mvno_code && all.findIndex((one) => one.mvno_code === mvno_code) === index,
  )
  const activeCodes = activePlans(current, others).map(({ mvno_code }) => mvno_code)
  return { oldTariff: current, tariffs: others, activeCodes }
}

/** A plan or package of the list by its code. */
export const planOf = (list: TariffList | null, code: string | undefined): Tariff | undefined =>
  list ? ([list.oldTariff, ...list.tariffs].find((plan) => plan?.mvno_code === code) ?? undefined) : undefined

/** A top-up for a plan. */
export const errandOf = ({ price, name, mvno_code }: Tariff): Errand => ({
  price: priceInEuro(price),
  plan: { code: mvno_code, name },
})

export interface CheaperFit {
  tariff: Tariff
  /** In EUR. */
  saving: number
}

/**
 * The cheapest other tariff that would cover the customer's use. Undefined if the use of an item is unknown, a price is,
 * or the tariffs last differently.
 */
export function cheaperFitOf(
  list: TariffList,
  { active, use, forTariff }: Comparison,
): CheaperFit | undefined {
  const price = priceInEuro(active?.price)
  if (!active?.durationLabel || price === null || !use?.isComplete) return undefined
  return list.tariffs
    .flatMap((tariff) => {
      const other = priceInEuro(tariff.price)
      const fits = forTariff(tariff)?.fit === 'covers' && tariff.durationLabel === active.durationLabel
      const saving = other === null ? 0 : sumOfRounded(price, -other)
      return fits && saving > 0 ? [{ tariff, saving }] : []
    })
    .toSorted((one, other) => other.saving - one.saving)[0]
}

/** Whether an order may cost something: also without a known price. */
export const mayCost = (tariff: Tariff): boolean => tariff.price?.value !== 0

interface TariffComparison {
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
  const period = resources.TARIFF_PLAN?.map((allowance) => tariffPeriodOf(allowance, asOf)).find(Boolean)
  const use = projectedUseOf(countedItemsOf(active), resources.BUNDLE_ACCOUNT ?? [], period, asOf)
  return use && { ...use, asOf }
}

/** Compares the offered tariffs with the one in use and with the customer's use, if the data allows it. */
export function comparisonOf(list: TariffList | null, units: CachedUnits | undefined): Comparison {
  const active = list?.oldTariff && list.oldTariff.isActive !== false ? list.oldTariff : undefined
  if (!list || !active) return { active, use: undefined, forTariff: () => undefined }
  const use = units && ownUseOf(active, units)
  // A plan that is active together with the tariff in use does not replace it.
  const differenceOf = (tariff: Tariff) =>
    tariff === active || tariff.isActive ? undefined : tariffDifferenceOf(active, tariff)
  const isActiveCompared = use !== undefined || list.tariffs.some((tariff) => differenceOf(tariff))

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
