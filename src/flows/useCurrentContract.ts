import { useSelector } from '@xstate/react'
import type { Contract } from '../api/types'
import { usePortal } from './portal'

/** The contract that the portal is about; `null` for a customer without one. */
export function useCurrentContract(): Contract | null {
  return useSelector(usePortal().contract, (snapshot) => snapshot.context.current)
}
