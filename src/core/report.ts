import type { Drift } from '../api/decoding/drift'
import type { FailedCall } from '../api/failure'
import type { ChangeKind } from './announcement'

/** The incidents that an operator may learn of. The sender gets these details, and reports only some of them. */
export interface Incidents {
  /** Something in the portal broke. */
  crash: { how: 'caught' | 'uncaught' | 'recovered' | 'rejected'; error: unknown }
  callFailed: FailedCall
  drift: Drift
  /** A file of the portal did not load; the error names it. */
  chunkMissing: { error: unknown }
  /** The outcome of a change is unknown. */
  outcomeUnknown: { change: ChangeKind }
  /** There is no usable form of payment. */
  paymentFormBroken: Record<string, never>
  /** The deployment names another brand than that of the document. */
  brandUnknown: { requested: string }
  policyViolated: { effectiveDirective: string }
  /** How often the customer took each transition of the flows since the last such report. */
  flow: { counts: Readonly<Record<string, number>> }
  /** One of the Core Web Vitals; milliseconds, for CLS a share. For INP, `step` is the transition that was taken. */
  vital: { name: 'CLS' | 'INP' | 'LCP'; value: number; rating: string; step?: string | undefined }
}

/** Reports to the operator of the portal, if configured. It never fails, and no caller waits for it. */
export type Report = <Kind extends keyof Incidents>(kind: Kind, detail: Incidents[Kind]) => void
