import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useEffect, useMemo, useState } from 'react'
import type { Mode } from './place'
import { keepOpened, keepStep, keptOpened, keptStep, type Opened } from './replay/kept'
import { momentsOf } from './session'

const none: readonly StatelyInspectionEvent[] = []

/** The session that is watched or replayed, step by step, or several that lie over each other. */
export function useSession(mode: Mode) {
  const [watched, watch] = useState(none)
  const [{ name, sessions }, setOpened] = useState(keptOpened)
  const [replayed, setReplayed] = useState(keptStep)
  useEffect(() => keepStep(replayed), [replayed])

  const replays = mode === 'replay' ? sessions : []
  const isLaidOver = replays.length > 1
  const events = mode === 'live' ? watched : (!isLaidOver && replays[0]) || none
  const moments = useMemo(() => momentsOf(events), [events])
  const laidOver = useMemo(() => (isLaidOver ? sessions.map(momentsOf) : []), [isLaidOver, sessions])
  // That an actor was stopped, because its screen was left, is no step to look at.
  const steps = moments.flatMap(({ status }, index) => (status === 'stopped' ? [] : [index + 1]))

  function open(opened: Opened) {
    keepOpened(opened)
    setOpened(opened)
    setReplayed(1)
  }
  return {
    ...{ events, watch, open, opened: name, moments, laidOver, replayed, setReplayed },
    /** How many of its moments have been. */
    count: (mode === 'replay' && steps[replayed - 1]) || moments.length,
    steps: steps.flatMap((end) => moments[end - 1] ?? []),
  }
}
