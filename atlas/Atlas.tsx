import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useCallback, useMemo, useState } from 'react'
import { Chapter } from './Chapter'
import { CopySource } from './CopySource'
import { Drawing } from './Drawing'
import { FlowList } from './FlowList'
import { flowNamed } from './flows'
import { Header, type Mode } from './Header'
import { Live } from './Live'
import { MomentPanel } from './MomentPanel'
import { Replay } from './Replay'
import { Overlay } from './replay/Overlay'
import { flowToFollow, latestOf, latestOfEach, type Moment, momentsOf } from './session'

/** The page of the analysts: every flow, read, watched live, or replayed. */
export function Atlas() {
  const [mode, setMode] = useState<Mode>('read')
  const [chosen, setChosen] = useState('session')
  const [follows, setFollows] = useState(true)
  const [events, setEvents] = useState<readonly StatelyInspectionEvent[]>([])
  const [laidOver, setLaidOver] = useState<readonly (readonly Moment[])[]>([])
  const [replayed, setReplayed] = useState(1)
  const [instance, setInstance] = useState<string>()
  const moments = useMemo(() => momentsOf(events), [events])
  // That an actor was stopped, because its screen was left, is no step to look at.
  const steps = moments.flatMap(({ status }, index) => (status === 'stopped' ? [] : [index + 1]))
  const count = (mode === 'replay' && steps[replayed - 1]) || moments.length

  const followed = mode === 'read' ? undefined : flowToFollow(moments, count, mode === 'replay')
  const shown = (follows && followed) || chosen
  const flow = flowNamed(shown)
  const moment = (!follows && latestOf(moments, count, shown, instance)) || latestOf(moments, count, shown)

  const open = useCallback((opened: readonly (readonly StatelyInspectionEvent[])[]) => {
    const isOne = opened.length === 1
    setEvents((isOne && opened[0]) || [])
    setLaidOver(isOne ? [] : opened.map(momentsOf))
    setReplayed(1)
  }, [])
  function change(to: Mode) {
    setMode(to)
    setFollows(true)
    open([])
  }
  function choose(name: string, actor?: string) {
    setChosen(name)
    setInstance(actor)
    setFollows(false)
  }
  return (
    <div className={`atlas ${mode}`}>
      <Header mode={mode} onMode={change} follows={follows} onFollows={setFollows} events={events} />
      <FlowList chosen={shown} moments={moments} count={count} onChoose={(name) => choose(name)} />
      <main>
        <div>
          <h2>{flow.name}</h2>
          {flow.source && <CopySource flow={flow} />}
        </div>
        {mode === 'replay' && (
          <Replay
            moments={steps.flatMap((end) => moments[end - 1] ?? [])}
            count={replayed}
            onCount={setReplayed}
            onOpen={open}
          />
        )}
        {laidOver.length > 0 ? (
          <Overlay flow={flow} sessions={laidOver} onChoose={(name) => choose(name)} />
        ) : (
          <>
            {mode !== 'read' && (
              <MomentPanel
                flow={flow}
                moment={moment}
                running={latestOfEach(moments, count, shown)}
                onShow={(actor) => choose(shown, actor)}
                isOpen={mode === 'replay'}
              />
            )}
            <Drawing flow={flow} moment={moment} />
          </>
        )}
        {mode === 'read' && <Chapter markdown={flow.chapter} />}
      </main>
      {mode === 'live' && <Live onEvents={setEvents} />}
    </div>
  )
}
