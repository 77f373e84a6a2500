import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useMemo, useState } from 'react'
import type { Mode } from '../route'
import { type RecordedStep, stepsFromEvents } from '../session'

export type Events = readonly StatelyInspectionEvent[]

/** A session to replay; the name says which button opened it. */
export interface OpenedSession {
  name: string
  recordedSteps: readonly RecordedStep[]
}

/** The session that the page watches or replays. */
export function useSession(mode: Mode) {
  const [liveEvents, setLiveEvents] = useState<Events>([])
  const [openedSession, setOpenedSession] = useState<OpenedSession>({ name: '', recordedSteps: [] })
  const [step, setStep] = useState(1)
  const liveSteps = useMemo(() => stepsFromEvents(liveEvents), [liveEvents])
  const recordedSteps = mode === 'live' ? liveSteps : mode === 'replay' ? openedSession.recordedSteps : []
  // An actor stops because its screen was left; that shows nothing.
  const steps = recordedSteps.filter(({ status }) => status !== 'stopped')
  const shown = steps[step - 1]
  return {
    ...{ setLiveEvents, openedSession, step, setStep },
    open(newSession: OpenedSession) {
      setOpenedSession(newSession)
      setStep(1)
    },
    /** The steps that can be shown; a replay goes through them. */
    steps,
    /** All steps until now, or until the step of the replay. */
    recordedSteps:
      mode === 'replay'
        ? recordedSteps.slice(0, shown ? recordedSteps.indexOf(shown) + 1 : 0)
        : recordedSteps,
  }
}
