import { useCallback, useSyncExternalStore } from 'react'
import { hashOf, type View, viewOf } from './view'

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
const hash = () => window.location.hash

/** The view of the address, and how to change it; each change can be gone back from, but for what is being typed. */
export function useView(): [View, (change: Partial<View>) => void] {
  const view = viewOf(useSyncExternalStore(subscribe, hash))
  const change = useCallback((change: Partial<View>) => {
    const next = hashOf({ ...viewOf(window.location.hash), ...change })
    if ('find' in change) window.history.replaceState(null, '', next)
    else window.history.pushState(null, '', next)
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  }, [])
  return [view, change]
}
