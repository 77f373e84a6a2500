import type { OperationId } from '../../sandbox/document'
import type { WireFaultName } from './wire'

/** What a flow hears of a call that met a fault. */
interface Heard {
  told: 'answered' | 'refused' | 'unreachable' | 'unreadable' | 'given up'
  /** The code of a refusal. */
  code?: string
  /** How often a call is sent that may be repeated, if not once. */
  attempts?: number
  /** Nobody is there to be reached. */
  unreached?: true
}

export const refusedToken = { told: 'refused', code: 'REQUEST_FAILED_INVALID_TOKEN' } as const
const unreadable = { told: 'unreadable' } as const

const matrix: Record<WireFaultName, Heard> = {
  'offline before': { told: 'unreachable', attempts: 3, unreached: true },
  'dropped after sending': { told: 'unreachable', attempts: 3 },
  'time-out': { told: 'given up' },
  '500 JSON': { told: 'refused', code: 'REQUEST_FAILED_SERVER_ERROR' },
  '502 HTML': { told: 'unreadable', attempts: 3 },
  'empty body': unreadable,
  'truncated JSON': unreadable,
  'broken off in the middle': unreadable,
  '200 with the wrong shape': unreadable,
  'unknown code': { told: 'refused', code: 'SOMETHING_FAILED_UNHEARD_OF' },
  'token refused with 200': refusedToken,
  'token refused with 401': refusedToken,
  '429': unreadable,
  slow: { told: 'answered' },
}

/** A document is a text, as which a number can be read: that it is no document is found, and told, by its flow. */
const isReadAsText = (fault: WireFaultName, id: OperationId) =>
  fault === '200 with the wrong shape' && id === 'downloadPdf'

export const heardOf = (fault: WireFaultName, id: OperationId): Heard =>
  isReadAsText(fault, id) ? { told: 'answered' } : matrix[fault]
