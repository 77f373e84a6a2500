import type { RefusedOutcome } from '../../api/outcome'

/** Why the provider does not activate a plan: by the code, otherwise by the message. */
export function planRefusal({ code, message }: RefusedOutcome) {
  if (code === 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND') return 'insufficientFunds'
  if (code === 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE') return 'anotherActive'
  // The stem of "deactivate" is the same in all languages of the portal.
  return message && /dea[ck]tiv/i.test(message) ? 'anotherActive' : 'refused'
}
