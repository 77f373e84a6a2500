import type { Load } from '../load'

/** One page in one round. */
export type Sample = Load & { usable: number | null; lost: number | null }
/** Each page by its name, in each round; null where it could not be measured. */
export type Samples = ReadonlyMap<string, readonly (Sample | null)[]>

export const LEAN = 'the leanest login'
export const WITH_HTML = 'the same with its HTML'
export const LOGIN = "the portal's login"
export const OVERVIEW = "the portal's overview"

/** One figure of a page in each round. */
export const valuesOf = (samples: Samples, page: string, key: keyof Sample): (number | null)[] =>
  (samples.get(page) ?? []).map((sample) => sample?.[key] ?? null)
