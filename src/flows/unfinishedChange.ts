import type { TabStorage } from '../lib/tabStorage'
import type { ChangeKind } from './announcement'
import { changeKinds } from './flows.gen'
import type { Services } from './services'

/** Changes that may affect the balance, so that the account reloads. */
const kindsWithBalance: readonly ChangeKind[] = ['tariff', 'voucher']

const isChangeKind = (value: unknown): value is ChangeKind => changeKinds.some((kind) => kind === value)

/** The kinds of change that this tab has sent without an answer yet; it stores nothing else of the customer. */
export function unfinishedChanges(tab: TabStorage): ChangeKind[] {
  const storedKinds = tab.read('unfinishedChange')
  return Array.isArray(storedKinds) ? storedKinds.filter(isChangeKind) : []
}

export function storeChange(tab: TabStorage, kind: ChangeKind): void {
  const storedKinds = unfinishedChanges(tab)
  if (!storedKinds.includes(kind)) tab.write('unfinishedChange', [...storedKinds, kind])
}

export function clearChange(tab: TabStorage, kind: ChangeKind): void {
  const storedKinds = unfinishedChanges(tab)
  if (!storedKinds.includes(kind)) return
  const others = storedKinds.filter((other) => other !== kind)
  tab.write('unfinishedChange', others.length > 0 ? others : null)
}

/** Tells the customer once that the outcome of a change is unknown. */
export function announceUnknownOutcome(
  { tab, announce }: Pick<Services, 'tab' | 'announce'>,
  kind: ChangeKind,
) {
  clearChange(tab, kind)
  announce({ type: 'outcome.unknown', change: kind })
  if (kindsWithBalance.includes(kind)) announce({ type: 'account.changed' })
}
