import { useSyncExternalStore } from 'react'
import { usePortal } from '../flows/portal'
import { LoadingBar } from './LoadingBar'

/** Says that calls are under way, without getting in the way of the customer. */
export function LoadingOverlay() {
  const { pending } = usePortal().api
  const busy = useSyncExternalStore(pending.subscribe, () => pending.count() > 0)
  return <div role="status">{busy && <LoadingBar />}</div>
}
