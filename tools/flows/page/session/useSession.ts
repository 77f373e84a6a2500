import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useMemo, useState } from 'react'
import type { Mode } from '../place'
import { momentsOf } from '../session'

export type Events = readonly StatelyInspectionEvent[]

const NO_EVENTS: Events = []

/** A session to replay; the name says which button opened it. */
export interface OpenedSession {
  name: string
  events: Events
}

/** The session that the page watches or replays. */
export function useSession(mode: Mode) {
  const [liveEvents, setLiveEvents] = useState<Events>([])
  const [openedSession, setOpenedSession] = useState<OpenedSession>({ name: '', events: NO_EVENTS })
  const [step, setStep] = useState(1)
  const events = { live: liveEvents, replay: openedSession.events, read: NO_EVENTS }[mode]
  const moments = useMemo(() => momentsOf(events), [events])
  // An actor stops because its screen was left; that shows nothing.
  const steps = moments.filter(({ status }) => status !== 'stopped')
  const shown = steps[step - 1]
  return {
    ...{ setLiveEvents, openedSession, step, setStep },
    open(newSession: OpenedSession) {
      setOpenedSession(newSession)
      setStep(1)
    },
    /** The moments that can be shown; a replay goes through them. */
    steps,
    /** All moments until now, or until the step of the replay. */
    moments: mode === 'replay' ? moments.slice(0, shown ? moments.indexOf(shown) + 1 : 0) : moments,
  }
}
