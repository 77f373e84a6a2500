import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales } from '../../../i18n/i18n-types'
import type {
  contractDeclarationMachine,
  Declaration,
  DeclarationErrors,
} from '../../../machines/contractDeclaration.machine'
import type { Contract } from '../../api/types'
import { useContracts } from '../../core/account'
import { serviceTexts } from '../../core/endOfTerm/declarationTexts'
import { earliestEnd, lastNoticeDay } from '../../core/endOfTerm/earliestEnd'
import { useProviderTime } from '../../core/providerClock'
import { useServices } from '../../core/services'
import { storeSentRequest } from '../../core/support/sentRequests'
import { useFlow } from '../../core/useFlow'
import { useUnfinishedChange } from '../../core/useUnfinishedChange'
import { isoDay } from '../../lib/formats/dates'
import { type DeclarationKind, declarationText } from './declarationText'
import { contractDeclarationFlow } from './ports'
import { type Draft, useDraft } from './useDraft'

/** What the page shows; `none` without a contract to declare about. */
type DeclarationStep =
  | { kind: 'none' }
  /** `isBack` if the customer has reviewed the declaration before. */
  | { kind: 'form'; fieldErrors: DeclarationErrors; message: string; isBack: boolean }
  | { kind: 'review'; content: Declaration; contract: Contract; mayHaveArrived: boolean; isBusy: boolean }
  /** `receivedAt` is the provider's time, in milliseconds. */
  | { kind: 'receipt'; contractId: string; text: string; receivedAt: number | null }
  | { kind: 'unanswered'; text: string }

export type StepOf<Kind extends DeclarationStep['kind']> = Extract<DeclarationStep, { kind: Kind }>

export interface ContractDeclaration {
  kind: DeclarationKind
  step: DeclarationStep
  contracts: Contract[]
  draft: Draft
  /** The one that the customer has selected. */
  contract: Contract | undefined
  /** The earliest day on which a cancellation of today can end the contract, if the portal knows it. */
  earliestEnd: Date | undefined
  /** The last day to cancel the contract for the end of its binding period, if the portal knows it and it is not past. */
  lastNoticeDay: Date | undefined
  actions: ReturnType<typeof actionsOf>
}

type DeclarationActor = Actor<typeof contractDeclarationMachine>

const none: DeclarationStep = { kind: 'none' }

function stepOf(
  snapshot: SnapshotFrom<typeof contractDeclarationMachine>,
  contracts: readonly Contract[],
  contract: Contract | undefined,
): DeclarationStep {
  const { context } = snapshot
  const { fieldErrors, message, contractId, mayHaveArrived, sentText: text, receivedAt } = context
  if (snapshot.matches('received')) return { kind: 'receipt', contractId, text, receivedAt }
  if (snapshot.matches('unanswered')) return { kind: 'unanswered', text }
  if (snapshot.matches('declaring'))
    return contracts.length > 0 ? { kind: 'form', fieldErrors, message, isBack: contractId !== '' } : none
  const isBusy = snapshot.hasTag('busy')
  return contract ? { kind: 'review', content: context, contract, mayHaveArrived, isBusy } : none
}

interface Parts {
  kind: DeclarationKind
  draft: Draft
  changeDraft: (draft: Draft) => void
  contract: Contract | undefined
  locale: Locales
}

const actionsOf = (actor: DeclarationActor, { kind, draft, changeDraft, contract, locale }: Parts) => ({
  edit(changes: Partial<Draft>) {
    changeDraft({ ...draft, ...changes })
    actor.send({ type: 'declaration.edit' })
  },
  review() {
    const { productId, ...declaration } = draft
    actor.send({ type: 'declaration.submit', ...declaration, contractId: contract?.contractId ?? '' })
  },
  returnToForm: () => actor.send({ type: 'declaration.change' }),
  /** Sends the declaration, with the time that it names. */
  declare(declaredAt: Date) {
    if (!contract) return
    const { context } = actor.getSnapshot()
    const text = declarationText(kind, context, contract, declaredAt, serviceTexts(locale))
    actor.send({ type: 'declaration.confirm', text })
  },
  reviewAgain: () => actor.send({ type: 'declaration.review' }),
})

/** Withdrawing from a contract or cancelling it. */
export function useContractDeclaration(kind: DeclarationKind): ContractDeclaration {
  const { locale } = useI18nContext()
  const { config, tab } = useServices()
  const { readSetting } = config
  const typeId = Number(readSetting(`${kind}-request`))
  const noticeDays = readSetting('notice-days')
  const now = useProviderTime()
  const actor = useFlow((api) => contractDeclarationFlow(api, typeId), { input: { today: isoDay(now) } })
  useUnfinishedChange(actor, 'request')

  const contracts = useContracts()
  const isReceived = useSelector(actor, (snapshot) => snapshot.matches('received'))
  const [draft, changeDraft] = useDraft(kind, contracts, isReceived)
  const contract = contracts.find(({ productId }) => productId === draft.productId)
  const bindingEnd = contract?.bindingEndDate
  const isCancellation = kind === 'cancellation'
  const step = useSelector(actor, (snapshot) => stepOf(snapshot, contracts, contract), shallowEqual)
  useEffect(() => {
    if (step.kind !== 'receipt' || step.receivedAt === null) return
    const { contractId, text, receivedAt: sentAt } = step
    storeSentRequest(tab, contracts, { kind, contractId, text, sentAt })
  }, [step, kind, tab, contracts])
  return {
    ...{ kind, step },
    ...{ contracts, draft, contract },
    earliestEnd: isCancellation ? earliestEnd(bindingEnd, noticeDays, now) : undefined,
    lastNoticeDay: isCancellation ? lastNoticeDay(bindingEnd, noticeDays, now) : undefined,
    actions: useMemo(
      () => actionsOf(actor, { kind, draft, changeDraft, contract, locale }),
      [actor, kind, draft, changeDraft, contract, locale],
    ),
  }
}
