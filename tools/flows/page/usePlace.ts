import { useMemo, useSyncExternalStore } from 'react'
import { addressOf, type Place, placeAt } from './place'

/** The place that the address names, and a way to another; Back leads from there to here. */
export function usePlace() {
  const hash = useSyncExternalStore(listen, () => window.location.hash)
  return { place: useMemo(() => placeAt(hash), [hash]), go }
}

const go = (place: Place): void => window.location.assign(addressOf(place))

function listen(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
