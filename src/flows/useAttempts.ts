import { useEffect } from 'react'
import type { Subscription } from 'xstate'
import { useServices } from './services'

export interface BusyActor {
  subscribe: (listener: (snapshot: { hasTag: (tag: 'busy') => boolean }) => void) => Subscription
}

/** Removes the error of the last attempt when the next one begins: it must not stay beside it. */
export function useAttempts(actor: BusyActor | undefined): void {
  const { beginAttempt } = useServices()
  useEffect(() => {
    let isBusy = false
    const subscription = actor?.subscribe((snapshot) => {
      if (snapshot.hasTag('busy') && !isBusy) beginAttempt()
      isBusy = snapshot.hasTag('busy')
    })
    return () => subscription?.unsubscribe()
  }, [actor, beginAttempt])
}
