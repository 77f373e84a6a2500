import { useMemo, useState } from 'react'
import { Chapter } from './Chapter'
import { CopySource } from './CopySource'
import { catalogue } from './catalogue.data'
import { Drawing } from './Drawing'
import { ExportMenu } from './ExportMenu'
import { FlowList } from './FlowList'
import { FlowMap } from './FlowMap'
import { flowNamed } from './flows'
import { Header } from './Header'
import { Live } from './Live'
import { MomentPanel } from './MomentPanel'
import { PlaceLink } from './PlaceLink'
import { Panel } from './panel/Panel'
import type { Mode, Place } from './place'
import { Replay } from './Replay'
import { Overlay } from './replay/Overlay'
import { flowToFollow, latestOf, latestOfEach } from './session'
import { FIRST_FLOW, knownPlace } from './unknownNames'
import { usePlace } from './usePlace'
import { useSession } from './useSession'

/** The page of the analysts: every flow, read, watched live, or replayed. */
export function Atlas() {
  const { place, go } = usePlace()
  const { known, problem } = useMemo(() => knownPlace(place, catalogue), [place])
  const { mode } = known
  const { moments, count, laidOver, ...session } = useSession(mode)
  const [instance, setInstance] = useState<string>()

  const follows = mode !== 'read' && !known.flow
  const isMap = mode === 'read' && !known.flow
  const followed = follows ? flowToFollow(moments, count, mode === 'replay') : undefined
  const shown = known.flow ?? followed ?? FIRST_FLOW
  const here = useMemo(() => (isMap ? known : { ...known, flow: shown }), [isMap, known, shown])
  const flow = flowNamed(shown)
  const paths = catalogue.journeys.filter((journey) => journey.flow === shown).length
  const moment = (!follows && latestOf(moments, count, shown, instance)) || latestOf(moments, count, shown)

  const isWaiting = mode === 'replay' && session.steps.length + laidOver.length === 0

  const change = (to: Mode) => go(to === 'read' ? { mode: to, flow: shown } : { mode: to })
  // The ground of a drawing is the flow itself: a click there lets go of what is chosen.
  const release = () => go({ mode, flow: known.flow })
  const choose = (part: Omit<Place, 'mode'>) => (part.state || part.arrow ? go({ mode, ...part }) : release())
  const chooseFlow = (name: string) => go({ mode, flow: name })
  function showInstance(actor: string) {
    setInstance(actor)
    chooseFlow(shown)
  }
  return (
    <div className={`atlas ${mode}`}>
      <Header
        mode={mode}
        onMode={change}
        follows={follows}
        onFollows={(to) => go(to ? { mode } : { mode, flow: shown })}
        events={session.events}
      />
      <FlowList place={here} moments={moments} count={count} />
      <main tabIndex={-1}>
        {problem && <p role="alert">{problem}</p>}
        <div className="heading">
          <h2>{isMap ? 'All flows' : flow.name}</h2>
          {!isMap && flow.source && (
            <>
              <ExportMenu flow={flow} />
              <CopySource flow={flow} />
              {paths > 0 && <PlaceLink to={{ flow: shown, path: 1 }}>Golden paths ({paths})</PlaceLink>}
            </>
          )}
        </div>
        {mode === 'replay' && (
          <Replay
            moments={session.steps}
            count={session.replayed}
            onCount={session.setReplayed}
            opened={session.opened}
            onOpen={session.open}
          />
        )}
        {isWaiting && (
          <p className="moment">Nothing is replayed yet: open a saved session, or one of the two above.</p>
        )}
        {mode !== 'read' && !isWaiting && laidOver.length === 0 && (
          <MomentPanel
            flow={flow}
            moment={moment}
            running={latestOfEach(moments, count, shown)}
            onShow={showInstance}
            isOpen={mode === 'replay'}
          />
        )}
        {isMap ? (
          <FlowMap />
        ) : laidOver.length > 0 ? (
          <Overlay flow={flow} sessions={laidOver} place={here} onFlow={chooseFlow} onChoose={choose} />
        ) : (
          <Drawing flow={flow} moment={moment} place={here} onChoose={choose} />
        )}
        <Panel place={here} onClose={release} />
        {mode === 'read' && !isMap && <Chapter markdown={flow.chapter} />}
      </main>
      {mode === 'live' && <Live onEvents={session.watch} />}
    </div>
  )
}
