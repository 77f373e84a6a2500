import type { AnyStateMachine, EmittedFrom } from 'xstate'
import type { changeKinds, FlowMachine } from './flows.gen'

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

/** The announcements by their type. */
export type Announcements = { [One in Announcement as One['type']]: One }

/** What to do on each announcement. */
export type Reactions = { [Type in keyof Announcements]?: (announcement: Announcements[Type]) => void }

/** Lets the compiler match each reaction with its announcement. */
type AnnouncementOf<Types extends keyof Announcements> = {
  [Type in Types]: Announcements[Type] & { type: Type }
}[Types]

export const react = <Type extends keyof Announcements>(
  reactions: Reactions,
  announcement: AnnouncementOf<Type>,
): void => reactions[announcement.type]?.(announcement)
