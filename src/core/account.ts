import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { accountMachine } from '../../machines/account.machine'
import type { Contract, User } from '../api/types'
import { type SessionActor, useServices } from './services'

export type { InitialContract } from '../../machines/account.machine'
export type AccountActor = ActorRefFrom<typeof accountMachine>
export type AccountSnapshot = SnapshotFrom<typeof accountMachine>

/** The account exists while a customer is signed in. */
export const accountOf = (session: SessionActor): AccountActor | undefined =>
  session.getSnapshot().children.account

export const useAccountActor = (): AccountActor | undefined =>
  useSelector(useServices().session, ({ children }): AccountActor | undefined => children.account)

/** Selects from the account; there is no snapshot while nobody is signed in. */
export const useAccount = <Part>(
  select: (snapshot: AccountSnapshot | undefined) => Part,
  isSame?: (one: Part, other: Part) => boolean,
): Part => useSelector(useAccountActor(), select, isSame)

interface AccountData {
  contracts: Contract[]
  current: Contract | null
  user: User
}

const NO_DATA: AccountData = { contracts: [], current: null, user: {} }

const dataOf = (snapshot: AccountSnapshot | undefined): AccountData => snapshot?.context ?? NO_DATA

/** The contract that an account is about; `null` for a customer without one, and before it is known. */
export const currentContractOf = (snapshot: AccountSnapshot | undefined) => dataOf(snapshot).current

export const contractsOf = (snapshot: AccountSnapshot | undefined) => dataOf(snapshot).contracts

const userOf = (snapshot: AccountSnapshot | undefined) => dataOf(snapshot).user

/** Whether the customer and her contracts are loaded. */
export const isCustomerKnown = (snapshot: AccountSnapshot | undefined): boolean =>
  snapshot !== undefined && !snapshot.hasTag('opening') && !snapshot.matches('unreachable')

/** Whether the newest answer about a contract had no balance: some providers send it only with the units. */
export const lacksBalance = (snapshot: AccountSnapshot | undefined): boolean =>
  snapshot?.matches({ contractSelected: 'idle' }) === true &&
  snapshot.context.answeredAt !== snapshot.context.loadedAt

/** Whether newer figures of the contract are on their way; the previous ones are still there. */
export const isRefreshing = (snapshot: AccountSnapshot | undefined): boolean =>
  snapshot?.matches({ contractSelected: 'refreshing' }) ?? false

const stateOf = (snapshot: AccountSnapshot | undefined) => ({
  /** Nothing is known of the customer yet. */
  isOpening: snapshot?.hasTag('opening') ?? false,
  isSlow: snapshot?.hasTag('slow') ?? false,
  isLoading: snapshot?.hasTag('loading') ?? false,
  hasFailed: snapshot?.hasTag('failed') ?? false,
  isUnreachable: snapshot?.matches('unreachable') ?? false,
  hasContract: snapshot?.matches('contractSelected') ?? false,
  hasNoContract: snapshot?.matches('withoutContract') ?? false,
})

/** How far the account has loaded; nothing holds while nobody is signed in. */
export const useAccountState = () => useAccount(stateOf, shallowEqual)

/** What a customer can do with her account. */
export function useAccountActions() {
  const account = useAccountActor()
  return {
    reload: () => account?.send({ type: 'account.reload' }),
    retry: () => account?.send({ type: 'load.retry' }),
    selectContract: (productId: string) => account?.send({ type: 'contract.select', productId }),
  }
}

export const useCurrentContract = (): Contract | null => useAccount(currentContractOf)
export const useContracts = (): Contract[] => useAccount(contractsOf)
export const useUser = (): User => useAccount(userOf)

/** The user name with which the customer signed in here; null by SMS, or on an earlier visit. */
export const useUsername = (): string | null =>
  useSelector(useServices().session, ({ context }) => context.username)
