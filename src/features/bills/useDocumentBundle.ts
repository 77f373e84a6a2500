import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type {
  BundleDocument,
  BundleOrder,
  documentBundleMachine,
} from '../../../machines/documentBundle.machine'
import { useServices } from '../../core/services'
import { useFlow } from '../../core/useFlow'
import { bundleFileName } from './bundleOrder'
import { documentBundleFlow } from './bundlePorts'

/** How far the bundle is that the customer has requested. */
export interface RequestedBundle {
  step: 'loading' | 'writing' | 'interrupted' | 'tooLarge' | 'notWritten' | 'empty' | 'saved'
  year: string
  fileName: string
  /** How many documents have arrived, how many are loaded or missing, and how many it has in all. */
  counts: { loaded: number; done: number; total: number }
  /** The documents that the file does not contain, or not yet. */
  absent: readonly BundleDocument[]
}

export interface DocumentBundle {
  /** `null` while the customer chooses a year. */
  requested: RequestedBundle | null
  actions: ReturnType<typeof actionsOf>
}

type Snapshot = SnapshotFrom<typeof documentBundleMachine>

const steps = {
  collecting: 'loading',
  saving: 'writing',
  interrupted: 'interrupted',
  tooLarge: 'tooLarge',
  unsaved: 'notWritten',
  nothingLoaded: 'empty',
  saved: 'saved',
} as const satisfies Record<Exclude<Snapshot['value'], 'choosing'>, RequestedBundle['step']>

function requestedOf(value: Snapshot['value'], context: Snapshot['context']): RequestedBundle | null {
  const { order, waiting, loaded, missing, part } = context
  if (!order || value === 'choosing') return null
  const done = loaded.length + missing.length
  return {
    step: steps[value],
    year: order.year,
    fileName: bundleFileName(order, part),
    counts: { loaded: loaded.length, done, total: done + waiting.length },
    absent: [...missing, ...waiting],
  }
}

const actionsOf = (bundle: Actor<typeof documentBundleMachine>) => ({
  load: (order: BundleOrder) => bundle.send({ type: 'bundle.load', order }),
  cancel: () => bundle.send({ type: 'bundle.cancel' }),
  save: () => bundle.send({ type: 'bundle.save' }),
  resume: () => bundle.send({ type: 'load.retry' }),
  loadMissing: () => bundle.send({ type: 'missing.load' }),
  /** Forgets a result that the customer has seen. All else continues while the sheet is closed. */
  closeSheet() {
    const snapshot = bundle.getSnapshot()
    if (snapshot.matches('saved') || snapshot.matches('nothingLoaded')) bundle.send({ type: 'bundle.cancel' })
  },
})

/** Loads the bills of a year. It continues while the sheet is closed, until the customer leaves the page. */
export function useDocumentBundle(): DocumentBundle {
  const { session } = useServices()
  const actor = useFlow(documentBundleFlow(() => session.getSnapshot().context.token !== null))
  const value = useSelector(actor, (snapshot) => snapshot.value)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  return {
    requested: useMemo(() => requestedOf(value, context), [value, context]),
    actions: useMemo(() => actionsOf(actor), [actor]),
  }
}
