import type { RefusedOutcome } from './outcome'

export const SERVER_ERROR = 'REQUEST_FAILED_SERVER_ERROR'

/** Why the provider does not activate a plan: by the code, otherwise by the message. */
export function planRefusal({ code, message }: RefusedOutcome) {
  if (code === 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND') return 'insufficientFunds'
  if (code === 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE') return 'anotherActive'
  // The provider may have acted before it failed.
  if (code === SERVER_ERROR) return 'unconfirmed'
  // The stem of "deactivate" is the same in all languages of the portal.
  return message && /dea[ck]tiv/i.test(message) ? 'anotherActive' : 'refused'
}
