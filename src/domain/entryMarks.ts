import type { Price } from './price'

interface MarkedEntry {
  price?: Price | null | undefined
  roaming?: boolean | undefined
}

/** Which entries to show; without a mark, all. */
export interface Marks {
  charged: boolean
  abroad: boolean
}

/** Whether the entry costs something. An unknown price is not a charge. */
export const isCharged = ({ price }: MarkedEntry): boolean =>
  typeof price?.value === 'number' && price.value > 0

/** Whether the provider marks the entry as roaming. */
export const isAbroad = ({ roaming }: MarkedEntry): boolean => roaming === true

/** Whether the entry has every mark that the customer chose. */
export const hasMarks = (entry: MarkedEntry, { charged, abroad }: Marks): boolean =>
  (!charged || isCharged(entry)) && (!abroad || isAbroad(entry))
