import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ChangeKind } from './announcement'
import { useServices } from './services'
import { announceUnknownOutcome, clearChange, storeChange } from './unfinishedChange'

type BusyActor = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot: () => { hasTag: (tag: 'busy') => boolean }
}

/**
 * Tells a customer who leaves during a change that its outcome is unknown, because the call is aborted. After a
 * reload, the portal does so at its next start: the tab stores that the flow is busy.
 */
export function useUnfinishedChange(actor: BusyActor, kind: ChangeKind): void {
  const { tab, announce } = useServices()
  useEffect(() => {
    const isBusy = () => actor.getSnapshot().hasTag('busy')
    const syncStorage = () => (isBusy() ? storeChange(tab, kind) : clearChange(tab, kind))
    const subscription = actor.subscribe(syncStorage)
    return () => {
      subscription.unsubscribe()
      if (isBusy()) announceUnknownOutcome({ tab, announce }, kind)
    }
  }, [actor, kind, tab, announce])
}
