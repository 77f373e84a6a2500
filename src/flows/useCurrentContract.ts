import { useSelector } from '@xstate/react'
import type { Contract } from '../api/types'
import { useServices } from './services'

/** The contract that the portal is about; `null` for a customer without one. */
export function useCurrentContract(): Contract | null {
  return useSelector(useServices().contract, (snapshot) => snapshot.context.current)
}
