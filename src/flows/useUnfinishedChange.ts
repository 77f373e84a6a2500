import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ChangeKind } from './announcement'
import { useServices } from './services'
import { forgetChange, rememberChange, tellUnknownOutcome } from './unfinishedChange'

type Stateful = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot: () => { hasTag: (tag: 'busy') => boolean }
}

/**
 * Tells a customer who leaves during a change that its outcome is unknown, because the call is aborted. After a
 * reload, the portal does so at its next start: the tab stores that the flow is busy.
 */
export function useUnfinishedChange(actor: Stateful, kind: ChangeKind): void {
  const { tab, announce } = useServices()
  useEffect(() => {
    const isUnderWay = () => actor.getSnapshot().hasTag('busy')
    const follow = () => (isUnderWay() ? rememberChange(tab, kind) : forgetChange(tab, kind))
    const subscription = actor.subscribe(follow)
    return () => {
      subscription.unsubscribe()
      if (isUnderWay()) tellUnknownOutcome({ tab, announce }, kind)
    }
  }, [actor, kind, tab, announce])
}
