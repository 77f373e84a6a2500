import type { OperationId } from '../../sandbox/document'

/** POSTs by which the portal itself asks something: their screens are among those that read. */
export const asking: readonly OperationId[] = ['getLanguage', 'checkReset', 'getBillStatus']
