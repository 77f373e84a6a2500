import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { isActiveContract, paysByBill } from '../../domain/contracts'
import { daysUntil, formatRelativeDay, localizeDates } from '../../lib/formats/dates'

/** The type of a mobile contract, else the kind: `Wertkarte`, `TV`. */
export function contractKindText(contract: Contract, { shell }: TranslationFunctions): string | undefined {
  const kind = kindOf(contract)
  if (kind !== 'mobile') return shell[kind]()
  return contract.contractType ? shell.contractType[contract.contractType]() : undefined
}

/** Keeps the height of a figure that is missing. */
export const NO_FIGURE = '\u00a0'

/** What the first figure of a mobile contract is. */
export const balanceText = (contract: Contract, { overview }: TranslationFunctions): string =>
  paysByBill(contract) ? overview.costs() : overview.balance()

/** Days before the end of the binding period from which the portal highlights it. */
const SOON_DAYS = 60

/** The end of a binding period in words, unless it is past. */
export function bindingEndText(
  { bindingEndDate }: Contract,
  { overview }: TranslationFunctions,
  locale: Locales,
  now: Date,
): { text: string; isSoon: boolean } | null {
  const days = daysUntil(bindingEndDate, now)
  if (!bindingEndDate || days === undefined || days < 0) return null
  const date = localizeDates(bindingEndDate, locale)
  return days <= SOON_DAYS
    ? { isSoon: true, text: overview.boundUntilSoon({ when: formatRelativeDay(days, locale), date }) }
    : { isSoon: false, text: overview.boundUntil({ date }) }
}

/** The contracts that a customer can choose. */
export const selectableContracts = (contracts: Contract[], current: Contract | null): Contract[] =>
  contracts.filter(
    // Without an entry, the pages of the current contract are unreachable: it stays while it has no status.
    (contract) => isActiveContract(contract) || (contract === current && !contract.statusReason),
  )
