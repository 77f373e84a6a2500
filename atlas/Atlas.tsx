import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Chapter } from './Chapter'
import { CopySource } from './CopySource'
import { catalogue } from './catalogue.data'
import { Drawing } from './Drawing'
import { FlowList } from './FlowList'
import { flows } from './flows'
import { Header } from './Header'
import { Live } from './Live'
import { MomentPanel } from './MomentPanel'
import { Panel } from './panel/Panel'
import type { Mode, Place } from './place'
import { Replay } from './Replay'
import { isMove, latestOf, momentsOf } from './session'
import { FIRST_FLOW, knownPlace } from './unknownNames'
import { usePlace } from './usePlace'

/** The page of the analysts: every flow, read, watched live, or replayed. */
export function Atlas() {
  const { place, go } = usePlace()
  const { known, problem } = useMemo(() => knownPlace(place, catalogue), [place])
  const { mode } = known
  const [events, setEvents] = useState<readonly StatelyInspectionEvent[]>([])
  const [replayed, setReplayed] = useState(1)
  const moments = useMemo(() => momentsOf(events), [events])
  // That an actor was stopped, because its screen was left, is no step to look at.
  const steps = moments.flatMap(({ status }, index) => (status === 'stopped' ? [] : [index + 1]))
  const count = (mode === 'replay' && steps[replayed - 1]) || moments.length

  const follows = mode !== 'read' && !known.flow
  const moved = moments.slice(0, count).findLast(isMove)
  const shown = known.flow ?? (follows ? moved?.flow : undefined) ?? FIRST_FLOW
  const here = useMemo(() => ({ ...known, flow: shown }), [known, shown])
  const flow = flows.find(({ name }) => name === shown) ?? flows[0]
  const moment = latestOf(moments, count, shown)

  const open = useCallback((opened: readonly StatelyInspectionEvent[]) => {
    setEvents(opened)
    setReplayed(1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mode has a session of its own
  useEffect(() => open([]), [mode, open])
  const change = (to: Mode) => go(to === 'read' ? { mode: to, flow: shown } : { mode: to })
  // The ground of a drawing is the flow itself: a click there lets go of what is chosen.
  const release = () => go({ mode, flow: known.flow })
  const choose = (part: Omit<Place, 'mode'>) => (part.state || part.arrow ? go({ mode, ...part }) : release())
  if (!flow) return null
  return (
    <div className={`atlas ${mode}`}>
      <Header
        mode={mode}
        onMode={change}
        follows={follows}
        onFollows={(to) => go(to ? { mode } : { mode, flow: shown })}
        events={events}
      />
      <FlowList place={here} moments={moments} count={count} />
      <main>
        {problem && <p role="alert">{problem}</p>}
        <div className="heading">
          <h2>{flow.name}</h2>
          <CopySource flow={flow} />
        </div>
        {mode === 'replay' && (
          <Replay
            moments={steps.flatMap((end) => moments[end - 1] ?? [])}
            count={replayed}
            onCount={setReplayed}
            onOpen={open}
          />
        )}
        {mode !== 'read' && <MomentPanel moment={moment} isOpen={mode === 'replay'} />}
        <Drawing flow={flow} moment={moment} place={here} onChoose={choose} />
        <Panel place={here} onClose={release} />
        {mode === 'read' && <Chapter markdown={flow.chapter} />}
      </main>
      {mode === 'live' && <Live onEvents={setEvents} />}
    </div>
  )
}
