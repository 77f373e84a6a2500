import { useEffect } from 'react'
import type { Subscription } from 'xstate'
import type { ChangeKind } from './announcement'
import { type Services, useServices } from './services'

interface BusyActor {
  subscribe: (listener: (snapshot: { hasTag: (tag: 'busy') => boolean }) => void) => Subscription
}

/** Changes that may affect the balance, so that the account reloads. */
const kindsWithBalance: readonly ChangeKind[] = ['tariff', 'voucher']

/** Tells the customer that the outcome of a change is unknown. */
export function announceUnknownOutcome(announce: Services['announce'], kind: ChangeKind): void {
  announce({ type: 'outcome.unknown', change: kind })
  if (kindsWithBalance.includes(kind)) announce({ type: 'account.changed' })
}

/**
 * Tells a customer who leaves during a change that its outcome is unknown, because the call is aborted. After a
 * reload, the portal does so at its next start.
 */
export function useUnfinishedChange(
  actor: BusyActor | undefined,
  kind: ChangeKind,
  onLeave?: () => void,
): void {
  const { announce, trackChange } = useServices()
  useEffect(() => {
    if (!actor) return
    let isBusy = false
    const subscription = actor.subscribe((snapshot) => {
      if (snapshot.hasTag('busy') === isBusy) return
      isBusy = !isBusy
      trackChange(kind, isBusy)
    })
    return () => {
      subscription.unsubscribe()
      if (!isBusy) return
      trackChange(kind, false)
      announceUnknownOutcome(announce, kind)
      onLeave?.()
    }
  }, [actor, kind, announce, trackChange, onLeave])
}
