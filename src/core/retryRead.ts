import type { AnyActorRef } from 'xstate'

/** Retries a read that failed. It never repeats a change: no flow accepts this event for one. */
export function retryRead(actor: AnyActorRef): void {
  const retry = { type: 'load.retry' }
  if (actor.getSnapshot().can(retry)) actor.send(retry)
}
