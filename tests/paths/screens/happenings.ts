import type { PathPortal } from './pathPortal'
import { storedKey } from './stored'

/** The customer goes to another address, as by the browser's own buttons. */
export const goTo = ({ letHappen }: PathPortal, path: string) =>
  letHappen(() => window.history.pushState(null, '', path))

/** The customer logs out on another tab. */
export const endElsewhere = ({ letHappen }: PathPortal) =>
  letHappen(() => {
    const key = storedKey('token')
    window.localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  })
