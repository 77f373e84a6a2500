import type { ActorRef, AnyActorRef, AnyStateMachine, EmittedFrom } from 'xstate'
import type { changeKinds, FlowMachine } from './flows'

export type { FlowMachine }

/** The kinds of change whose outcome can stay unknown; the message for each says what to check. */
export type ChangeKind = (typeof changeKinds)[number]

/** By its type, a machine that declares no announcement could announce anything. */
export type AnnouncedBy<Machine extends AnyStateMachine> = Machine extends unknown
  ? string extends EmittedFrom<Machine>['type']
    ? never
    : EmittedFrom<Machine>
  : never

/** The announcements of flows; the shell decides what each one means (a toast, another flow, a page). */
export type Announcement = AnnouncedBy<FlowMachine> | { type: 'outcome.unknown'; change: ChangeKind }

/** The id of the machine that announces something. */
export interface OfFlow {
  flow?: string
}

/** The announcements by their type. */
export type Announcements = { [One in Announcement as One['type']]: One }

/** What to do on each announcement. */
export type Reactions = {
  [Type in keyof Announcements]?: (announcement: Announcements[Type] & OfFlow) => void
}

/** What to do on each announcement of one flow. */
export type ReactionsTo<Machine extends FlowMachine> = Pick<Reactions, AnnouncedBy<Machine>['type']>

/** Lets the compiler match each reaction with its announcement. */
type AnnouncementOf<Types extends keyof Announcements> = {
  [Type in Types]: Announcements[Type] & OfFlow & { type: Type }
}[Types]

/** Calls the reaction to an announcement. */
export const react = <Type extends keyof Announcements>(
  reactions: Reactions,
  announcement: AnnouncementOf<Type>,
): void => reactions[announcement.type]?.(announcement)

type AnnouncedOf<Ref> =
  Ref extends ActorRef<infer _Snapshot, infer _Event, infer Emitted> ? Emitted['type'] : never

/** Listens to one flow; the listener of the shell listens to all. The returned function ends it. */
export function listen<Ref extends AnyActorRef>(
  actor: Ref,
  reactions: Pick<Reactions, AnnouncedOf<Ref> & keyof Reactions>,
): () => void {
  const subscriptions = Object.keys(reactions).map((type) =>
    actor.on(type, (announcement) => react(reactions, announcement)),
  )
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
