import type { Subscription } from 'xstate'

type Tags = ReadonlySet<string>

/** Whether the customer tries something: the flow sends a change or leaves a failure behind. */
export const beginsAttempt = (before: Tags, now: Tags): boolean =>
  (now.has('busy') && !before.has('busy')) || (before.has('failed') && !now.has('failed'))

interface TaggedActor {
  getSnapshot: () => { tags: Tags }
  subscribe: (listener: (snapshot: { tags: Tags }) => void) => Subscription
}

/** Calls `beginAttempt` for each attempt, so that the error of the last one does not stay beside it. */
export function watchAttempts(actor: TaggedActor, beginAttempt: () => void): Subscription {
  let before = actor.getSnapshot().tags
  return actor.subscribe(({ tags }) => {
    if (beginsAttempt(before, tags)) beginAttempt()
    before = tags
  })
}
