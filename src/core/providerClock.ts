import { useServices } from './services'

/** The provider's day and time: a browser's clock may be years off, and the provider has no data of its months. */
export const useProviderTime = (): Date => new Date(useServices().api.now())
