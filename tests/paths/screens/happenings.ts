import { brands } from '../../../src/brands'
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

/** Another tab tells when the customer did something last, or that she has done nothing for too long. */
export const tellActivity = ({ letHappen }: PathPortal, told: number | 'over') =>
  letHappen(() => {
    const channel = new BroadcastChannel(`${brands.second.storagePrefix}.activity`)
    channel.postMessage(told)
    channel.close()
  })
