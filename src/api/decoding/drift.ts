/** What happened to a value that differs from openapi.yaml. */
export type DriftEffect = 'repaired' | 'leftOut' | 'unusable'

/** A path at which the provider differs from openapi.yaml. It never contains a value. */
export interface Drift {
  /** `GET /api/me` */
  operation: string
  /** `body.user.contracts[].isMobile` */
  path: string
  /** `boolean`, `text`, `one of 1, 2` … */
  expected: string
  /** `number`, `text`, `list`, `object`, `nothing` … */
  found: string
  effect: DriftEffect
}

export type OnDrift = (drift: Drift) => void

/** The type of a JSON value in plain words. */
export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length > 0 ? 'list' : 'empty list'
  if (typeof value === 'string') return value === '' ? 'empty text' : 'text'
  return typeof value
}
