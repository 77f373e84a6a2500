import { useCallback } from 'react'
import type { Tariff } from '../../api/types'
import { useChoiceOfLink } from '../../core/useChoiceOfLink'
import type { Tariffs } from './useTariffs'

/** Opens the confirmation of the plan that a pressed link names, if it is among these offers and not active. */
export function useLinkedPlan({ status, actions }: Tariffs, offers: readonly Tariff[] | undefined): void {
  const activate = useCallback(
    (code: string) => {
      if (offers?.some(({ mvno_code, isActive }) => mvno_code === code && !isActive)) actions.choose(code)
    },
    [offers, actions],
  )
  useChoiceOfLink('planToActivate', status === 'shown', activate)
}
