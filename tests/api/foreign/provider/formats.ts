/** How this provider writes values. Each format has the same meaning as the one in openapi.yaml. */

/** 2340 → "23.40", as an SQL decimal arrives. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2)

/** 2340 → alternately "23.40" and 23.4 */
export const alternating = (cents: number, row: number): string | number =>
  row % 2 === 0 ? decimal(cents) : cents / 100

/** 2340 → "23,40 €" */
export const label = (cents: number): string => `${decimal(cents).replace('.', ',')} €`

/** 2026-12-12 */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** 2026-12-12T14:05:33+01:00 */
export const isoTime = (date: Date): string => `${date.toISOString().slice(0, 19)}+01:00`

/** 2026-11-18 14:05:33 */
export const sqlTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')

/** 12.12.2026, the format of the oldest system. */
export const dottedDate = (date: Date): string => isoDay(date).split('-').reverse().join('.')

/** A list as PHP writes an array after a filter: {"0": …, "1": …}, or with holes: {"0": …, "2": …}. */
export const phpList = <Item>(items: Item[], step = 1): Record<string, Item> =>
  Object.fromEntries(items.map((item, index) => [index * step, item]))

export const emptyAsNull = <Item>(items: Item[]): Item[] | null => (items.length > 0 ? items : null)

export const inDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000)
