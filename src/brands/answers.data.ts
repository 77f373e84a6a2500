import { readAnswers } from '../prerender/readAnswers'
import { readBrands } from '../prerender/readBrands'
import type { Answer } from './answer'

/** Of the brands of the build, by id and language. */
export const answers: Record<string, Record<string, Answer[]>> = Object.fromEntries(
  readBrands(import.meta.env.VITE_BRANDS).map((brand) => [brand.id, readAnswers(brand)]),
)
