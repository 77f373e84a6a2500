import { useServices } from './services'

/** The provider's day and time: a browser's clock may be years off, and its months would be none of the provider's. */
export const useProviderTime = (): Date => new Date(useServices().api.now())
