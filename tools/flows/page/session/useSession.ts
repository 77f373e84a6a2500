import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useEffect, useMemo, useState } from 'react'
import type { Mode } from '../place'
import { momentsOf } from '../session'

export type Events = readonly StatelyInspectionEvent[]

/** A session to replay; the name says which button opened it. */
export interface OpenedSession {
  name: string
  events: Events
}

/** The session that the page watches or replays. A reload of the tab keeps what is replayed. */
export function useSession(mode: Mode) {
  const [liveEvents, setLiveEvents] = useState<Events>([])
  const [openedSession, setOpenedSession] = useStored<OpenedSession>('flows.opened', { name: '', events: [] })
  const [step, setStep] = useStored('flows.step', 1)
  const events = { live: liveEvents, replay: openedSession.events, read: NO_EVENTS }[mode]
  const moments = useMemo(() => momentsOf(events), [events])
  // An actor stops because its screen was left; that shows nothing.
  const stepEnds = moments.flatMap(({ status }, index) => (status === 'stopped' ? [] : [index + 1]))
  return {
    ...{ events, setLiveEvents, openedSession, step, setStep },
    open(newSession: OpenedSession) {
      setOpenedSession(newSession)
      setStep(1)
    },
    /** The moments that can be shown; a replay goes through them. */
    steps: stepEnds.flatMap((end) => moments[end - 1] ?? []),
    /** All moments until now, or until the step of the replay. */
    moments: moments.slice(0, mode === 'replay' ? (stepEnds[step - 1] ?? 0) : undefined),
  }
}

const NO_EVENTS: Events = []

/** A state that the tab keeps, unless it is too large for the browser. */
function useStored<T>(key: string, initial: T) {
  const [value, setValue] = useState<T>(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? initial)
  useEffect(() => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      sessionStorage.removeItem(key)
    }
  }, [key, value])
  return [value, setValue] as const
}
