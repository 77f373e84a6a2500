import type { FailedCall } from '../api/failure'
import type { Drift } from '../api/reading/drift'
import type { ChangeKind } from './announcement'

/** What an operator may learn of, and what of it is handed to the sender, which tells the lesser part. */
export interface Incidents {
  /** Something in the portal broke. */
  crash: { how: 'caught' | 'uncaught' | 'recovered' | 'rejected'; error: unknown }
  callFailed: FailedCall
  drift: Drift
  /** A file of the portal did not come; the error names it. */
  chunkMissing: { error: unknown }
  /** Nobody knows what became of a change. */
  outcomeUnknown: { change: ChangeKind }
  /** There is no usable form of payment. */
  paymentFormBroken: Record<string, never>
  policyViolated: { effectiveDirective: string }
  /** One of the Core Web Vitals; milliseconds, for CLS a share. */
  vital: { name: 'CLS' | 'INP' | 'LCP'; value: number; rating: string }
}

/** Tells whoever runs the portal, who may have asked for it. It never fails, and nobody waits for it. */
export type Report = <Kind extends keyof Incidents>(kind: Kind, detail: Incidents[Kind]) => void
