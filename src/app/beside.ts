import type { Services } from '../flows/services'
import { tellUnknownOutcome, unfinishedChanges } from '../flows/unfinishedChange'

/** A reload in the middle of a change gives the call up: the customer is told as if she had left by a click. */
export function tellOfUnfinishedChanges(services: Pick<Services, 'tab' | 'announce'>): void {
  for (const kind of unfinishedChanges(services.tab)) tellUnknownOutcome(services, kind)
}
