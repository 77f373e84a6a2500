import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { supportMachine } from '../../machines/support.machine'
import type { Contract } from '../api/types'
import { kindOf } from '../domain/contractKind'
import { useServices } from './services'

export type SupportActor = ActorRefFrom<typeof supportMachine>

/** The request that the customer is writing: it outlives the screen, and lasts until it is sent or the session ends. */
export const useSupport = (): SupportActor | undefined =>
  useSelector(useServices().session, ({ children }): SupportActor | undefined => children.support)

/** The type that a request about the contract usually has: 2 for mobile contracts, 1 for all others. */
export const defaultTypeOf = (contract: Contract): number => (kindOf(contract) === 'mobile' ? 2 : 1)
