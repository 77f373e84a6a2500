import { useEffect } from 'react'
import { useServices } from './services'

interface Stateful {
  getSnapshot: () => { hasTag: (tag: 'busy') => boolean }
}

/** Tells a customer who leaves in the middle of a change that its outcome is open: the call is given up. */
export function useUnfinishedChange(actor: Stateful): void {
  const { announce } = useServices()
  useEffect(
    () => () => {
      if (actor.getSnapshot().hasTag('busy')) announce({ type: 'outcome.unknown' })
    },
    [actor, announce],
  )
}
