import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useMemo, useState } from 'react'
import type { Mode } from '../place'
import { type Moment, momentsOf } from '../session'

export type Events = readonly StatelyInspectionEvent[]

/** A session to replay; the name says which button opened it. */
export interface OpenedSession {
  name: string
  moments: readonly Moment[]
}

/** The session that the page watches or replays. */
export function useSession(mode: Mode) {
  const [liveEvents, setLiveEvents] = useState<Events>([])
  const [openedSession, setOpenedSession] = useState<OpenedSession>({ name: '', moments: [] })
  const [step, setStep] = useState(1)
  const liveMoments = useMemo(() => momentsOf(liveEvents), [liveEvents])
  const moments = mode === 'live' ? liveMoments : mode === 'replay' ? openedSession.moments : []
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
