import type { ChangeKind } from '../flows/announcement'
import { changeKinds } from '../flows/flows.gen'
import type { TabStorage } from '../lib/tabStorage'

const isChangeKind = (value: unknown): value is ChangeKind => changeKinds.some((kind) => kind === value)

/** The kinds of change that this tab has sent without an answer yet; it stores nothing else of the customer. */
export function unfinishedChanges(tab: TabStorage): ChangeKind[] {
  const storedKinds = tab.read('unfinishedChange')
  return Array.isArray(storedKinds) ? storedKinds.filter(isChangeKind) : []
}

/** Stores whether a change of this kind has no answer yet. */
export function storeChange(tab: TabStorage, kind: ChangeKind, isPending: boolean): void {
  const others = unfinishedChanges(tab).filter((other) => other !== kind)
  const kinds = isPending ? [...others, kind] : others
  tab.write('unfinishedChange', kinds.length > 0 ? kinds : null)
}
