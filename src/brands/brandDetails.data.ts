import { readBrands } from '../prerender/readBrands'
import type { BrandDetails } from './brand'

/** Of the brands of the build, by id. */
export const brandDetails: Record<string, BrandDetails> = Object.fromEntries(
  readBrands(import.meta.env.VITE_BRANDS).map(({ id, accessibilityAssessed, hotlineHours, topics }) => [
    id,
    { accessibilityAssessed, hotlineHours, topics },
  ]),
)
