import { phoneMetadata } from './phoneMetadata.data'

/** The calling codes of the countries of the build. */
export const callingCodes = Object.keys(phoneMetadata.country_calling_codes)
