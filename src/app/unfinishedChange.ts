import type { ChangeKind } from '../core/announcement'
import type { TabStorage } from '../lib/tabStorage'

const storedKinds = (tab: TabStorage): unknown[] => [tab.read('unfinishedChange') ?? []].flat()

/** Those of the kinds whose change this tab has sent and the provider has not answered. */
export const unfinishedChanges = (tab: TabStorage, kinds: readonly ChangeKind[]): ChangeKind[] =>
  kinds.filter((kind) => storedKinds(tab).includes(kind))

/** Stores whether a change of this kind has no answer yet: nothing else of the customer. */
export function storeChange(tab: TabStorage, kind: ChangeKind, isPending: boolean): void {
  const others = storedKinds(tab).filter((other) => other !== kind)
  const kinds = isPending ? [...others, kind] : others
  tab.write('unfinishedChange', kinds.length > 0 ? kinds : null)
}
