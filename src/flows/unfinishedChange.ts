import type { TabStorage } from '../lib/tabStorage'
import type { ChangeKind } from './announcement'
import type { Services } from './services'

/** Whether a change may affect the balance, so that the account reloads. */
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

/** The kinds of change that this tab has sent without an answer yet; it stores nothing else of the customer. */
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

/** Tells the customer once that the outcome of a change is unknown. */
export function tellUnknownOutcome({ tab, announce }: Pick<Services, 'tab' | 'announce'>, kind: ChangeKind) {
  forgetChange(tab, kind)
  announce({ type: 'outcome.unknown', change: kind })
  if (touchesBalance[kind]) announce({ type: 'account.changed' })
}
