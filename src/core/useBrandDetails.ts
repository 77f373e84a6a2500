import type { BrandDetails } from '../brands/brand'
import { brandDetails } from '../brands/brandDetails.data'
import { useServices } from './services'

/** What only some pages need of the brand: not in its document, which is full. */
export const useBrandDetails = (): Partial<BrandDetails> => brandDetails[useServices().config.brand.id] ?? {}
