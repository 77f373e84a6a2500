import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Mode } from './place'
import { type Moment, momentsOf } from './session'

/** The session that is watched or replayed, step by step, or several that lie over each other. */
export function useSession(mode: Mode) {
  const [events, setEvents] = useState<readonly StatelyInspectionEvent[]>([])
  const [laidOver, setLaidOver] = useState<readonly (readonly Moment[])[]>([])
  const [replayed, setReplayed] = useState(1)
  const moments = useMemo(() => momentsOf(events), [events])
  // That an actor was stopped, because its screen was left, is no step to look at.
  const steps = moments.flatMap(({ status }, index) => (status === 'stopped' ? [] : [index + 1]))

  const open = useCallback((opened: readonly (readonly StatelyInspectionEvent[])[]) => {
    const isOne = opened.length === 1
    setEvents((isOne && opened[0]) || [])
    setLaidOver(isOne ? [] : opened.map(momentsOf))
    setReplayed(1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode has a session of its own
  useEffect(() => open([]), [mode, open])

  return {
    ...{ events, watch: setEvents, open, moments, laidOver, replayed, setReplayed },
    /** How many of its moments have been. */
    count: (mode === 'replay' && steps[replayed - 1]) || moments.length,
    steps: steps.flatMap((end) => moments[end - 1] ?? []),
  }
}
