import { hasUnit } from '../../../domain/itemAmount'
import { countedItemsOf, type Offer } from '../../../domain/tariffDifference'

interface NamedAllowance {
  name: string
  unit?: string | null | undefined
}

/** Words in lower case; without their endings, which differ by grammatical case: `Austrija`, `u Austriji`. */
const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => (word.length > 3 ? word.slice(0, -1) : word))

/**
 * Whether a package adds to an allowance: an item has its unit, and the package has the last word of its name, such as
 * the country. Data at home does not help who runs short of data abroad.
 */
export function addsTo(offer: Offer & { name: string }, { name, unit }: NamedAllowance): boolean {
  const purpose = stemsOf(name).filter(Boolean).at(-1)
  if (purpose === undefined || !countedItemsOf(offer).some((item) => hasUnit(item, unit))) return false
  const texts = (offer.descriptionItems ?? []).flatMap(({ title, subtitle }) => [title, subtitle])
  return stemsOf([offer.name, ...texts].join(' ')).includes(purpose)
}
