import type { TabStorage } from '../lib/tabStorage'
import type { ChangeKind } from './announcement'
import type { Services } from './services'

/** Whether the balance may tell what became of a change, so that the account loads anew. */
const touchesBalance: Record<ChangeKind, boolean> = {
  tariff: true,
  voucher: true,
  password: false,
  tvPassword: false,
  resetPassword: false,
  setting: false,
  consent: false,
  request: false,
}

const isKind = (kept: unknown): kept is ChangeKind =>
  typeof kept === 'string' && Object.hasOwn(touchesBalance, kept)

/** The kinds of change that this tab has sent and not heard of yet; nothing else of the customer is kept. */
export function unfinishedChanges(tab: TabStorage): ChangeKind[] {
  const kept = tab.read('unfinishedChange')
  return Array.isArray(kept) ? kept.filter(isKind) : []
}

export function rememberChange(tab: TabStorage, kind: ChangeKind): void {
  const kept = unfinishedChanges(tab)
  if (!kept.includes(kind)) tab.write('unfinishedChange', [...kept, kind])
}

export function forgetChange(tab: TabStorage, kind: ChangeKind): void {
  const kept = unfinishedChanges(tab)
  if (!kept.includes(kind)) return
  const others = kept.filter((other) => other !== kind)
  tab.write('unfinishedChange', others.length > 0 ? others : null)
}

/** Tells the customer that nobody knows what became of a change, once. */
export function tellUnknownOutcome({ tab, announce }: Pick<Services, 'tab' | 'announce'>, kind: ChangeKind) {
  forgetChange(tab, kind)
  announce({ type: 'outcome.unknown', change: kind })
  if (touchesBalance[kind]) announce({ type: 'account.changed' })
}
