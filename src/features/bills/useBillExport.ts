import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { billExportMachine, ExportedDocument, ExportRequest } from '../../../machines/billExport.machine'
import { useServices } from '../../core/services'
import { useFlow } from '../../core/useFlow'
import { billExportFlow } from './exportPorts'
import { exportFileName } from './exportRequest'

/** How far the export is that the customer has requested. */
export interface RequestedExport {
  step: 'loading' | 'writing' | 'interrupted' | 'tooLarge' | 'notWritten' | 'empty' | 'saved'
  year: string
  fileName: string
  /** How many documents have arrived, how many are loaded or missing, and how many it has in all. */
  counts: { loaded: number; done: number; total: number }
  /** The documents that the file does not contain, or not yet. */
  absent: readonly ExportedDocument[]
}

export interface BillExport {
  /** `null` while the customer chooses a year. */
  requested: RequestedExport | null
  actions: ReturnType<typeof actionsOf>
}

type Snapshot = SnapshotFrom<typeof billExportMachine>

const steps = {
  collecting: 'loading',
  saving: 'writing',
  interrupted: 'interrupted',
  tooLarge: 'tooLarge',
  unsaved: 'notWritten',
  nothingLoaded: 'empty',
  saved: 'saved',
} as const satisfies Record<Exclude<Snapshot['value'], 'choosing'>, RequestedExport['step']>

function requestedOf(value: Snapshot['value'], context: Snapshot['context']): RequestedExport | null {
  const { request, waiting, loaded, missing, part } = context
  if (!request || value === 'choosing') return null
  const done = loaded.length + missing.length
  return {
    step: steps[value],
    year: request.year,
    fileName: exportFileName(request, part),
    counts: { loaded: loaded.length, done, total: done + waiting.length },
    absent: [...missing, ...waiting],
  }
}

const actionsOf = (actor: Actor<typeof billExportMachine>) => ({
  load: (request: ExportRequest) => actor.send({ type: 'export.load', request }),
  cancel: () => actor.send({ type: 'export.cancel' }),
  save: () => actor.send({ type: 'export.save' }),
  resume: () => actor.send({ type: 'load.retry' }),
  loadMissing: () => actor.send({ type: 'missing.load' }),
  /** Forgets a result that the customer has seen. All else continues while the sheet is closed. */
  closeSheet() {
    const snapshot = actor.getSnapshot()
    if (snapshot.matches('saved') || snapshot.matches('nothingLoaded')) actor.send({ type: 'export.cancel' })
  },
})

/** Loads the bills of a year. It continues while the sheet is closed, until the customer leaves the page. */
export function useBillExport(): BillExport {
  const { session } = useServices()
  const actor = useFlow(billExportFlow(() => session.getSnapshot().context.token !== null))
  const value = useSelector(actor, (snapshot) => snapshot.value)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  return {
    requested: useMemo(() => requestedOf(value, context), [value, context]),
    actions: useMemo(() => actionsOf(actor), [actor]),
  }
}
