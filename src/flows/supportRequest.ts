import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { supportRequestMachine } from '../../machines/supportRequest.machine'
import type { Contract } from '../api/types'
import { kindOf } from '../domain/contractKind'
import { useServices } from './services'

export type SupportRequestActor = ActorRefFrom<typeof supportRequestMachine>

/** The request that the customer is writing: it outlives the screen, and lasts until it is sent or the session ends. */
export const useSupportRequest = (): SupportRequestActor | undefined =>
  useSelector(
    useServices().session,
    ({ children }): SupportRequestActor | undefined => children.supportRequest,
  )

/** The type that a request about the contract usually has: 2 for mobile contracts, 1 for all others. */
export const usualTypeOf = (contract: Contract): number => (kindOf(contract) === 'mobile' ? 2 : 1)
