/** How one value of an answer is read. Made from openapi.yaml by scripts/generateReadings.ts. */
export type Plan =
  | 'text'
  /** Not empty: an empty text is as good as none. */
  | 'filledText'
  /** A name in letters, not a number: of a change whose code is all that is said. */
  | 'codeName'
  | 'number'
  | 'integer'
  | 'boolean'
  /** `05.03.2026` */
  | 'date'
  /** `05.03.2026 14:05`, or without the time */
  | 'dateTime'
  /** `14:05` */
  | 'time'
  | { oneOf: readonly (string | number)[] }
  | { list: Plan }
  | { map: Plan }
  | ObjectPlan
  | { ref: string }

export interface ObjectPlan {
  fields: Record<string, Plan>
  /** Without these it cannot be used. */
  needs?: readonly string[]
  /** Money or a decision depends on these fields: an unusable value is never guessed or left out. */
  critical?: readonly string[]
}

export interface AnswerPlans {
  /** Shared parts, by the name of their schema. */
  shared: Record<string, Plan>
  /** What an accepted answer holds, by operation: `GET /api/me`. */
  operations: Record<string, Plan>
}
