import { useMemo, useState } from 'react'
import type { Bill } from '../../api/types'
import type { HistoryState } from '../../lib/historyState'
import { usePrinting } from '../../ui/usePrinting'
import { type CountMemory, useShownPart } from '../../ui/useShownPart'
import { type BillKind, billsOfKind, openFirst } from './rules'

/** Bills shown at first, and added with each click. */
const PAGE_SIZE = 24

/** The history entry keeps it, so that Back and a reload show as many. */
const billCount: CountMemory = {
  read() {
    const state: HistoryState = history.state
    return state?.billCount
  },
  write(billCount) {
    const state: HistoryState = history.state
    history.replaceState({ ...state, billCount } satisfies HistoryState, '')
  },
}

export interface ShownBills {
  kind: BillKind
  choose: (kind: BillKind) => void
  /** All of the kind, in the order of the list. */
  ofKind: readonly Bill[]
  /** Those that have a row. */
  rows: readonly Bill[]
  /** Undefined if all are shown. */
  showMore: (() => void) | undefined
}

/** The bills of a selected kind, a page at a time. */
export function useShownBills(bills: readonly Bill[], isOpenFirst: boolean): ShownBills {
  const [kind, choose] = useState<BillKind>('all')
  const ofKind = useMemo(() => {
    const newestFirst = billsOfKind(bills, kind)
    return isOpenFirst ? openFirst(newestFirst) : newestFirst
  }, [bills, kind, isOpenFirst])
  const { shown, showMore } = useShownPart(ofKind, PAGE_SIZE, billCount)
  return { kind, choose, ofKind, rows: usePrinting() ? ofKind : shown, showMore }
}
