/** What one value of an answer may be, by which it is decoded. scripts/generateShapes.ts makes it from openapi.yaml. */
export type Shape =
  | 'text'
  /** Not empty: an empty text counts as missing. */
  | 'filledText'
  /** A name in letters, not a number: for a change whose answer may have nothing but its code. */
  | 'codeName'
  | 'number'
  | 'integer'
  /** An amount: an ambiguous number is unusable. */
  | 'money'
  | 'boolean'
  /** `05.03.2026` */
  | 'date'
  /** `05.03.2026 14:05`, or without the time */
  | 'dateTime'
  /** `14:05` */
  | 'time'
  | { oneOf: readonly (string | number)[] }
  | { list: Shape }
  | { map: Shape }
  | ObjectShape
  | { ref: string }

export interface ObjectShape {
  fields: Record<string, Shape>
  /** Without these, the object is unusable. */
  needs?: readonly string[]
  /** Money or a decision depends on these fields: an unusable value is never guessed or left out. */
  critical?: readonly string[]
  /** An unusable value of these is `null`, and the object stays: the screens say that they do not know it. */
  unknown?: readonly string[]
  /** The fields with the units of numbers: in euro, a number is an amount. */
  unitOf?: Record<string, string>
}

export interface AnswerShapes {
  /** Shared parts, by the name of their schema. */
  shared: Record<string, Shape>
  /** The content of an accepted answer, by operation: `GET /api/me`. */
  operations: Record<string, Shape>
}
