import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { SupportRequestType } from '../../api/types'
import { useContracts, useCurrentContract } from '../../core/account'
import { type SupportActor, useSupport } from '../../core/support/support'
import { blanksOf, contractOf, defaultTypeOf, isSupportContract, type SupportContract } from './rules'

/** The form with its values. */
interface Writing {
  kind: 'writing'
  contracts: readonly SupportContract[]
  contractId: string
  typeId: number
  text: string
  /** The request reports a lost phone. */
  isLoss: boolean
  isTooShort: boolean
  /** What a subject has left to complete, as the customer reads it. */
  blanks: string
  /** The provider's reason for a refusal; empty without one. */
  message: string
  isBusy: boolean
}

/** What the page shows; `unavailable` without a contract that a request can be about. */
type SupportStep = { kind: 'unavailable' } | Writing | { kind: 'sent'; text: string; isLoss: boolean }

export type StepOf<Kind extends SupportStep['kind']> = Extract<SupportStep, { kind: Kind }>

export interface SupportRequest {
  step: SupportStep
  actions: ReturnType<typeof actionsOf>
}

const actionsOf = (request: SupportActor | undefined) => ({
  edit: (text: string) => request?.send({ type: 'text.edit', text }),
  chooseType: (typeId: number) => request?.send({ type: 'requestType.choose', typeId }),
  chooseContract: (contractId: string) => request?.send({ type: 'contract.choose', contractId }),
  /** Sends the request with the type and contract that the form shows. */
  sendRequest: ({ typeId, contractId }: Pick<Writing, 'typeId' | 'contractId'>) =>
    request?.send({ type: 'request.send', typeId, contractId }),
  writeAnother: () => request?.send({ type: 'request.begin' }),
})

/** The request that the customer writes, of one of these types. */
export function useSupportRequest(types: readonly SupportRequestType[]): SupportRequest {
  const request = useSupport()
  const current = useCurrentContract()
  const all = useContracts()
  const contracts = useMemo(() => all.filter(isSupportContract), [all])
  const stepOf = (snapshot: ReturnType<SupportActor['getSnapshot']> | undefined): SupportStep => {
    if (!snapshot) return { kind: 'unavailable' }
    const { context } = snapshot
    if (snapshot.hasTag('sent')) return { kind: 'sent', text: context.sentText, isLoss: context.isLoss }
    const contract = contractOf(contracts, context.contractId, current)
    if (!contract) return { kind: 'unavailable' }
    const { text, message, isLoss } = context
    const typeId = context.typeId ?? defaultTypeOf(contract)
    const type = types.find(({ id }) => id === typeId) ?? types[0]
    return {
      kind: 'writing',
      ...{ contracts, contractId: contract.contractId, typeId: type?.id ?? typeId },
      ...{ text, message, isLoss, isTooShort: snapshot.matches({ writing: 'tooShort' }) },
      ...{ blanks: blanksOf(context).join(' · '), isBusy: snapshot.hasTag('busy') },
    }
  }
  return {
    step: useSelector(request, stepOf, shallowEqual),
    actions: useMemo(() => actionsOf(request), [request]),
  }
}
