/** How values leave this house. Nothing here is a mistake: each form means the same as the usual one. */

/** 2340 → "23.40", as an SQL decimal arrives. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2)

/** 2340 → 23.4 */
export const euros = (cents: number): number => cents / 100

/** 2340 → "23,40 €" */
export const amountLabel = (cents: number): string => `${decimal(cents).replace('.', ',')} €`

/** "23.40" → 2340; anything but a plain decimal with a dot is no amount. */
export function centsOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined
}

export const bit = (value: boolean): 0 | 1 => (value ? 1 : 0)
export const bitText = (value: boolean): '0' | '1' => (value ? '1' : '0')
export const wordOf = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false')

/** 2026-12-12 */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** 2026-12-12T00:00:00+01:00 */
export const midnight = (date: Date): string => `${isoDay(date)}T00:00:00+01:00`

/** 2026-11-18T14:05:33+01:00 */
export const isoTime = (date: Date): string => `${date.toISOString().slice(0, 19)}+01:00`

/** 2026-11-18 14:05:33 */
export const sqlTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')

/** 12.12.2026, only for the customer's master data, which come from the oldest system. */
export const dotted = (date: Date): string => isoDay(date).split('-').reverse().join('.')

/** A list as PHP writes an array after a filter: {"0": …, "1": …}. */
export const indexed = <Item>(items: Item[]): Record<string, Item> =>
  Object.fromEntries(items.map((item, index) => [String(index), item]))

/** As `indexed`, with the holes that a filter leaves: {"0": …, "2": …}. */
export const indexedWithHoles = <Item>(items: Item[]): Record<string, Item> =>
  Object.fromEntries(items.map((item, index) => [String(index * 2), item]))

export const listOrObject = <Item>(items: Item[]) => (items.length > 0 ? items : {})
export const listOrNull = <Item>(items: Item[]) => (items.length > 0 ? items : null)
