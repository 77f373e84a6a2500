import { useMemo, useState } from 'react'
import { catalogue } from './catalogue.data'
import { Drawing, FlowMap } from './drawing/Drawing'
import { Export } from './Export'
import { FlowList } from './FlowList'
import { flows, mapOfFlows } from './flows'
import { Help, Markdown } from './Markdown'
import { contentAt } from './panel/contents'
import { Panel } from './panel/Panel'
import { type Mode, modes, PlaceLink, type Target, usePlace } from './place'
import { Search } from './search/Search'
import { flowToFollow, latestOfEach } from './session'
import { Live, SaveSession } from './session/Live'
import { OpenSession, Steps } from './session/Replay'
import { StepPanel } from './session/StepPanel'
import { useSession } from './session/useSession'

/** The first flow of every visit. */
const FIRST_FLOW = 'session'

/** The page for analysts: every flow to read, to watch live, or to replay. */
export function FlowsPage() {
  const { place, go } = usePlace()
  const { mode } = place
  const { past, ...session } = useSession(mode)
  const [instance, setInstance] = useState<string>()

  const follows = mode !== 'read' && !place.flow
  const shown = place.flow ?? (follows ? (flowToFollow(past, mode === 'replay') ?? FIRST_FLOW) : undefined)
  const flow = flows.find(({ name }) => name === shown)
  const running = shown ? latestOfEach(past, shown) : []
  const moment = (!follows && running.find(({ actor }) => actor === instance)) || running[0]
  const paths = catalogue.journeys.filter((journey) => journey.flow === shown).length
  const { content, unknown } = useMemo(() => contentAt(place), [place])

  const change = (to: Mode) => go(to === 'read' ? { mode: to, flow: shown } : { mode: to })
  // The ground of a drawing is the flow itself.
  const release = () => go({ mode, flow: place.flow })
  const choose = (part: Target) => (part.state || part.arrow ? go({ mode, ...part }) : release())
  function showInstance(actor: string) {
    setInstance(actor)
    go({ mode, flow: shown })
  }
  return (
    <div className={`page ${mode}`}>
      <header>
        <h1>The flows</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one */}
        <div role="group" aria-label="Mode">
          {Object.entries(modes).map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === mode}
              onClick={() => change(name as Mode)}
            >
              {label}
            </button>
          ))}
        </div>
        <Search />
      </header>
      <FlowList mode={mode} shown={shown} past={past} />
      <main tabIndex={-1}>
        <div className="row">
          <h2>{mode === 'read' ? (flow?.name ?? 'All flows') : shown}</h2>
          {flow && <Export flow={flow} />}
          {paths > 0 && <PlaceLink to={{ flow: shown, path: 1 }}>Golden paths ({paths})</PlaceLink>}
          <p role="alert">{unknown}</p>
        </div>
        {mode !== 'read' && (
          <div className="row">
            <label>
              <input
                type="checkbox"
                checked={follows}
                onChange={({ target }) => go(target.checked ? { mode } : { mode, flow: shown })}
              />{' '}
              Follow the customer
            </label>
            {mode === 'live' ? (
              <SaveSession events={session.events} />
            ) : (
              <>
                <OpenSession opened={session.opened.name} onOpen={session.open} />
                <Steps steps={session.steps} step={session.step} onStep={session.setStep} />
              </>
            )}
          </div>
        )}
        {flow ? (
          <Drawing flow={flow} moment={moment} place={place} onChoose={choose} />
        ) : (
          mode === 'read' && <FlowMap />
        )}
        <div className="side">
          <Panel place={place} content={content} onClose={release} />
          {moment && <StepPanel moment={moment} running={running} onShow={showInstance} />}
        </div>
        {mode === 'read' && (
          <div className="about">
            <Markdown label="About the flow">{(flow ?? mapOfFlows).chapter}</Markdown>
            <Help />
          </div>
        )}
      </main>
      {mode === 'live' && <Live onEvents={session.watch} />}
    </div>
  )
}
