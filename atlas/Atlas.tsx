import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useCallback, useMemo, useState } from 'react'
import { Chapter } from './Chapter'
import { CopySource } from './CopySource'
import { Drawing } from './Drawing'
import { FlowList } from './FlowList'
import { flows } from './flows'
import { Header, type Mode } from './Header'
import { Live } from './Live'
import { MomentPanel } from './MomentPanel'
import { Replay } from './Replay'
import { isMove, latestOf, momentsOf } from './session'

/** The page of the analysts: every flow, read, watched live, or replayed. */
export function Atlas() {
  const [mode, setMode] = useState<Mode>('read')
  const [chosen, setChosen] = useState('session')
  const [follows, setFollows] = useState(true)
  const [events, setEvents] = useState<readonly StatelyInspectionEvent[]>([])
  const [replayed, setReplayed] = useState(1)
  const moments = useMemo(() => momentsOf(events), [events])
  // That an actor was stopped, because its screen was left, is no step to look at.
  const steps = moments.flatMap(({ status }, index) => (status === 'stopped' ? [] : [index + 1]))
  const count = (mode === 'replay' && steps[replayed - 1]) || moments.length

  const moved = moments.slice(0, count).findLast(isMove)
  const shown = (follows && mode !== 'read' && moved?.flow) || chosen
  const flow = flows.find(({ name }) => name === shown) ?? flows[0]
  const moment = latestOf(moments, count, shown)

  const open = useCallback((opened: readonly StatelyInspectionEvent[]) => {
    setEvents(opened)
    setReplayed(1)
  }, [])
  function change(to: Mode) {
    setMode(to)
    setFollows(true)
    open([])
  }
  function choose(name: string) {
    setChosen(name)
    setFollows(false)
  }
  if (!flow) return null
  return (
    <div className={`atlas ${mode}`}>
      <Header mode={mode} onMode={change} follows={follows} onFollows={setFollows} events={events} />
      <FlowList chosen={shown} moments={moments} count={count} onChoose={choose} />
      <main>
        <div>
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
        <Drawing flow={flow} moment={moment} />
        {mode === 'read' && <Chapter markdown={flow.chapter} />}
      </main>
      {mode === 'live' && <Live onEvents={setEvents} />}
    </div>
  )
}
