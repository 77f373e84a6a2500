import { useSyncExternalStore } from 'react'
import { useServices } from '../flows/services'
import { LoadingBar } from './LoadingBar'

/** Shows that calls are pending, without blocking the customer. */
export function LoadingOverlay() {
  const { pending } = useServices().api
  const isBusy = () => pending.count() > 0
  const busy = useSyncExternalStore(pending.subscribe, isBusy, isBusy)
  return <div role="status">{busy && <LoadingBar />}</div>
}
