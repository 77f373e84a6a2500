import type { AnyActorRef } from 'xstate'

/** Asks anew for what a flow failed to read. No change is ever sent again: no flow takes this for one. */
export function retryRead(actor: AnyActorRef): void {
  const retry = { type: 'load.retry' }
  if (actor.getSnapshot().can(retry)) actor.send(retry)
}
