import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { consentMachine } from '../../../machines/consent.machine'
import type { Consent } from '../../api/types'
import { useFlow } from '../../core/useFlow'
import { useUnfinishedChange } from '../../core/useUnfinishedChange'
import { consentFlow } from './consentPorts'

/** A consent with the customer's answer, also while it is on its way. */
export interface ShownConsent extends Pick<Consent, 'id' | 'text'> {
  isOn: boolean
  isBusy: boolean
  /** For a moment after a change. */
  isSaved: boolean
}

export interface Consents {
  status: 'loading' | 'shown' | 'empty' | 'failed'
  list: {
    items: readonly ShownConsent[]
    /** The channels of the first item. */
    children: readonly ShownConsent[]
    /** Whether the portal could not read some consents. */
    isPartial: boolean
    /** Whether the first item is given, but surely no channel. */
    lacksChannel: boolean
    /** For a moment after a change. */
    isSaved: boolean
  }
  /** Whether a modal shows them. */
  isOpen: boolean
  isLocked: boolean
  actions: ReturnType<typeof actionsOf>
}

type Snapshot = SnapshotFrom<typeof consentMachine>

/** Consents stay visible while they reload. */
const isReloading = (snapshot: Snapshot) => snapshot.hasTag('loading') && snapshot.context.items.length > 0

function statusOf(snapshot: Snapshot): Consents['status'] {
  if (isReloading(snapshot)) return 'shown'
  if (snapshot.hasTag('loading')) return 'loading'
  if (snapshot.hasTag('failed')) return 'failed'
  return snapshot.hasTag('empty') ? 'empty' : 'shown'
}

function listOf({ pending, savedId, ...list }: Snapshot['context']): Consents['list'] {
  const shownOf = ({ id, text, agree = false }: Consent): ShownConsent => {
    const isBusy = pending?.id === id
    return { id, text, isOn: isBusy ? pending.agree : agree, isBusy, isSaved: savedId === id }
  }
  const items = list.items.map(shownOf)
  const children = list.children.map(shownOf)
  const isPartial = list.isPartial === true
  // The customer may have given a consent that the portal could not read.
  const lacksChannel = !isPartial && items[0]?.isOn === true && !children.some(({ isOn }) => isOn)
  return { items, children, isPartial, lacksChannel, isSaved: savedId !== null }
}

const actionsOf = (consents: Actor<typeof consentMachine>) => ({
  answer: (id: number, agree: boolean) => consents.send({ type: 'consent.answer', id, agree }),
  close: () => consents.send({ type: 'consents.close' }),
  retry: () => consents.send({ type: 'load.retry' }),
})

/** The consents of the customer, and her answers so far. */
export function useConsents(): Consents {
  const actor = useFlow(consentFlow)
  useUnfinishedChange(actor, 'consent')
  const context = useSelector(actor, (snapshot) => snapshot.context)
  return {
    status: useSelector(actor, statusOf),
    list: useMemo(() => listOf(context), [context]),
    isOpen: useSelector(actor, (snapshot) => snapshot.hasTag('open') || isReloading(snapshot)),
    isLocked: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || isReloading(snapshot)),
    actions: useMemo(() => actionsOf(actor), [actor]),
  }
}
