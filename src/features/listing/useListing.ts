import { shallowEqual, useSelector } from '@xstate/react'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { Actor } from 'xstate'
import type { ListingPage, listingMachine } from '../../../machines/listing.machine'
import { useProviderTime } from '../../core/providerClock'
import { useFlow } from '../../core/useFlow'
import { listingMonths } from '../../domain/billExplanation'
import type { Marks } from '../../domain/entryMarks'
import { useQuery } from '../../ui/useQuery'
import { daysInMonth } from './daysOfEntries'
import { changedQuery, choiceOf, type ListingChoice } from './listingFilter'
import { type LoadedPages, loadedPagesOf } from './listingPages'
import type { MonthComparison } from './monthComparison'
import { listingFlow } from './ports'
import {
  type DaySums,
  daySumsOf,
  type ListingSums,
  type LoadedMonth,
  lastOpenDateOf,
  loadedDaysOf,
  type MonthCosts,
  monthCostsOf,
  type ShownEntries,
  shownEntriesOf,
  sumsOf,
  type UsageOfKind,
  usageOf,
} from './rules'
import type { Measure } from './usageByDay'
import { useMonthComparison } from './useMonthComparison'

/** How far a month is loaded while more pages can come. */
export interface LoadingProgress {
  step: NonNullable<LoadedPages['step']>
  loadedPages: number
  /** Of the month; `null` if the provider does not say. */
  pages: number | null
  /** Entries of this day and of earlier ones may be missing; `null` if it is unknown. */
  missingUpTo: Date | null
  /** The days of the loaded entries; undefined if they are unknown. */
  days: ReturnType<typeof loadedDaysOf>
}

export interface UsageChart extends UsageOfKind {
  /** With the month before, if the customer has viewed both. */
  comparison: MonthComparison | undefined
}

export interface Listing {
  status: LoadedPages['status']
  /** What the customer chose. The address has it, so that Back and a reload keep it. */
  filter: ListingChoice
  /** Everything that is loaded of the month and type. */
  loaded: LoadedMonth
  /** The provider's document of the month. */
  pdf: ListingPage['pdf']
  /** `null` if no next page can come. */
  progress: LoadingProgress | null
  /** The entries in the list. */
  shown: ShownEntries
  /** The sums of the selected day; `null` for the whole month. */
  daySums: DaySums | null
  sums: ListingSums
  /** `null` if no kind can be drawn. */
  chart: UsageChart | null
  /** The bill that the listing explains. */
  bill: { issued: string; costs: MonthCosts } | null
  actions: ReturnType<typeof actionsOf>
}

type SetQuery = ReturnType<typeof useQuery>['setQuery']

const actionsOf = (
  listing: Actor<typeof listingMachine>,
  setQuery: SetQuery,
  chooseKind: (kind: Measure) => void,
) => {
  const choose = (change: Parameters<typeof changedQuery>[1]) =>
    setQuery((query) => changedQuery(query, change))
  return {
    retry: () => listing.send({ type: 'load.retry' }),
    loadMore: () => listing.send({ type: 'list.extend' }),
    loadMonth: () => listing.send({ type: 'month.load' }),
    cancelMonth: () => listing.send({ type: 'month.cancel' }),
    chooseMonth: (month: string) => choose({ month }),
    chooseType: (type: string) => choose({ type }),
    /** `undefined` shows the whole month. */
    chooseDay: (day: number | undefined) => choose({ day: day ? String(day) : '' }),
    toggleMark: (mark: keyof Marks) =>
      setQuery((query) => changedQuery(query, { [mark]: query.has(mark) ? '' : 'yes' })),
    chooseKind,
  }
}

/** The sums and the chart of what is loaded. */
function useSums(loaded: LoadedMonth, selectedKind: Measure | undefined): Pick<Listing, 'sums' | 'chart'> {
  // Ten thousand entries are summed once, not at each choice.
  const sums = useMemo(() => sumsOf(loaded), [loaded])
  const shown = useMemo(() => usageOf(sums, selectedKind), [sums, selectedKind])
  const comparison = useMonthComparison(loaded.month, sums, shown)
  return { sums, chart: useMemo(() => shown && { ...shown, comparison }, [shown, comparison]) }
}

/** The listing of the current contract. */
export function useListing(): Listing {
  const { query, setQuery } = useQuery()
  const today = useProviderTime().setHours(0, 0, 0, 0)
  const [months] = useState(() => listingMonths(new Date(today)))
  const filter = useMemo(() => choiceOf(query, months, new Date(today)), [query, months, today])
  const { month, type, billIssued } = filter
  // It stays when the customer changes the month.
  const [selectedKind, chooseKind] = useState<Measure>()

  const actor = useFlow(listingFlow, { input: { month, type } })
  // The address is the source, and Back changes it too. The flow has a copy for its calls.
  useLayoutEffect(() => actor.send({ type: 'filter.change', filter: { month, type } }), [actor, month, type])
  const list = useSelector(actor, (snapshot) => loadedPagesOf(snapshot, { month, type }), shallowEqual)
  const { status, entries, pdf, isPartial, isComplete, step, page, numberOfPages } = list

  const loaded = useMemo(
    () => ({
      ...{ entries, month, isComplete, isPartial },
      ...{ days: daysInMonth(entries, month), now: new Date(today) },
    }),
    [entries, month, today, isComplete, isPartial],
  )
  const missingUpTo = useMemo(() => lastOpenDateOf(loaded), [loaded])
  const days = useMemo(() => loadedDaysOf(loaded), [loaded])
  const shown = useMemo(() => shownEntriesOf(loaded, filter), [loaded, filter])
  return {
    status,
    filter,
    loaded,
    pdf,
    progress: useMemo(() => {
      const pages = Number.isFinite(numberOfPages) ? numberOfPages : null
      return step && { step, loadedPages: page, pages, missingUpTo, days }
    }, [step, page, numberOfPages, missingUpTo, days]),
    shown,
    daySums: useMemo(() => daySumsOf(loaded, filter.day), [loaded, filter.day]),
    ...useSums(loaded, selectedKind),
    bill: useMemo(
      () => (billIssued ? { issued: billIssued, costs: monthCostsOf(loaded, type) } : null),
      [billIssued, loaded, type],
    ),
    actions: useMemo(() => actionsOf(actor, setQuery, chooseKind), [actor, setQuery]),
  }
}
