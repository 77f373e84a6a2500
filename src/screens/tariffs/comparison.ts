import type { Tariff } from '../../api/types'
import { itemAmountOf, onlyOneOf } from '../../domain/itemAmount'
import { type ProjectedUse, projectedUseOf } from '../../domain/projectedUse'
import {
  isKnown,
  itemAmountsOf,
  type TariffDifference,
  tariffDifferenceOf,
} from '../../domain/tariffDifference'
import { type TariffFit, tariffFitOf } from '../../domain/tariffFit'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import type { KnownUnits } from '../../flows/knownUnits'
import type { TariffList } from '../../flows/tariff'

/** An item's amount and the mark of the customer's use, as shares of the highest compared amount: 0 to 1. */
export interface Bar {
  share: number
  mark: number | undefined
}

export interface Compared {
  /** To the tariff in use; `undefined` for that one itself. */
  difference: TariffDifference | undefined
  fit: TariffFit | undefined
  /** By the title of an item; `undefined` if it is not compared. */
  barOf: (title: string | null | undefined) => Bar | undefined
}

export interface Comparison {
  active: Tariff | undefined
  /** With the time of its data. */
  use: (ProjectedUse & { asOf: Date }) | undefined
  /** `undefined` if it is not comparable, such as a package. */
  of: (tariff: Tariff) => Compared | undefined
}

const countedIn = (tariff: Tariff) => itemAmountsOf(tariff).filter(isKnown)

function ownUseOf(active: Tariff, { resources, loadedAt }: KnownUnits): Comparison['use'] {
  const asOf = new Date(loadedAt)
  const period = resources.TARIFF_PLAN?.map((account) => tariffPeriodOf(account, asOf)).find(Boolean)
  const use = projectedUseOf(countedIn(active), resources.BUNDLE_ACCOUNT ?? [], period, asOf)
  return use && { ...use, asOf }
}

/** Compares the offered tariffs with the one in use and with the customer's use, if the data allows it. */
export function comparisonOf({ oldTariff, tariffs }: TariffList, units: KnownUnits | undefined): Comparison {
  const active = oldTariff && oldTariff.isActive !== false ? oldTariff : undefined
  if (!active) return { active, use: undefined, of: () => undefined }
  const use = units && ownUseOf(active, units)
  // A plan that is active besides the tariff in use does not replace it.
  const differenceOf = (tariff: Tariff) =>
    tariff === active || tariff.isActive ? undefined : tariffDifferenceOf(active, tariff)
  const inPlace = tariffs.filter((tariff) => differenceOf(tariff))
  const isActiveCompared = inPlace.length > 0 || use !== undefined
  const drawn = [...[active, ...inPlace].flatMap(countedIn), ...(use?.amounts ?? [])]

  const barsOf = (tariff: Tariff): Compared['barOf'] => {
    const counted = countedIn(tariff)
    return (title) => {
      const { unit = '' } = itemAmountOf(title) ?? {}
      const item = onlyOneOf(unit, counted)
      const most = Math.max(...drawn.filter((one) => one.unit === unit).map(({ number }) => number))
      if (!item || !onlyOneOf(unit, countedIn(active)) || most <= 0) return undefined
      const mark = use?.amounts.find((amount) => amount.unit === unit)
      return { share: item.number / most, mark: mark && mark.number / most }
    }
  }

  return {
    active,
    use,
    of(tariff) {
      const difference = differenceOf(tariff)
      if (!difference && !(tariff === active && isActiveCompared)) return undefined
      const fit = tariffFitOf(itemAmountsOf(tariff), use)
      return { difference, fit, barOf: barsOf(tariff) }
    },
  }
}
