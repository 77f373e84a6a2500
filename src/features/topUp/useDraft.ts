import { useCallback, useMemo, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { useContracts, useCurrentContract } from '../../core/account'
import { paymentsOf } from '../../core/payments/payments'
import { useServices } from '../../core/services'
import { usePrepaidBalance } from '../../core/usePrepaidBalance'
import { isActiveContract, isPrepaid } from '../../domain/contracts'
import { balanceAfterPurchase } from '../../domain/prepaidBalance'
import { formatHundredths } from '../../lib/formats/numbers'
import type { Errand, HistoryState } from '../../lib/historyState'

/** The customer's numbers that can be topped up, the current one first. */
function ownNumbers(contracts: Contract[], current: Contract | null): string[] {
  const own = contracts
    .filter((contract) => isPrepaid(contract) && isActiveContract(contract))
    .toSorted((one, other) => Number(other === current) - Number(one === current))
  return own.flatMap(({ phoneNumber }) => phoneNumber ?? [])
}

/** In euro. */
export const PRESETS_EUR = [10, 20, 30, 50]

interface DraftInput {
  phone: string
  amount: string
  code: string
}

/** What the customer has typed, kept when the tab changes; both tabs share the number. */
export interface Draft extends DraftInput {
  ownNumbers: readonly string[]
  /** What the top-up is for. */
  errand: Errand | undefined
  change: (changes: Partial<DraftInput>) => void
}

/** The smallest preset amount that covers what the customer tops up for, as the field has it; empty if none does. */
function presetFor(errand: Errand | undefined, balance: number | null): string {
  const remaining = balanceAfterPurchase({ price: { value: errand?.price ?? null } }, balance)
  if (remaining === null || remaining >= 0) return ''
  return String(PRESETS_EUR.find((amount) => amount >= -remaining) ?? '')
}

/** The declined top-up that the customer tries again, if this entry of the history names one of hers. */
function useRetriedTopUp() {
  const payments = paymentsOf(useServices())
  const id = useHistoryState<HistoryState>()?.retriedCheckoutId
  const order = id === undefined ? undefined : payments.find(id)?.order
  return order?.kind === 'topUp' ? order : null
}

export function useDraft(): Draft {
  const { locale } = useI18nContext()
  const current = useCurrentContract()
  const contracts = useContracts()
  const balance = usePrepaidBalance()
  const own = useMemo(() => ownNumbers(contracts, current), [contracts, current])
  const retried = useRetriedTopUp()
  const linked = useHistoryState<HistoryState>()?.errand
  // A change of the tab replaces the entry of the history.
  const [errand] = useState(() => (retried ? { price: null, plan: retried.plan } : linked))
  const [input, setInput] = useState<DraftInput>({
    phone: retried?.phone ?? own[0] ?? '',
    amount: retried ? formatHundredths(retried.amount, locale) : presetFor(errand, balance),
    code: '',
  })
  const change: Draft['change'] = useCallback(
    (changes) => setInput((previous) => ({ ...previous, ...changes })),
    [],
  )
  return { ...input, ownNumbers: own, errand, change }
}
