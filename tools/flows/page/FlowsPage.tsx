import { useMemo, useState } from 'react'
import { catalogue } from './catalogue.data'
import { CountsPicker } from './counts/CountsPicker'
import type { Comparison } from './counts/counts'
import { Drawing, FlowMap } from './drawing/Drawing'
import { Export } from './Export'
import { FlowList } from './FlowList'
import { flows, mapOfFlows } from './flows'
import { Help, Markdown } from './Markdown'
import { contentAt } from './panel/contents'
import { Panel } from './panel/Panel'
import { type Mode, modes, RouteLink, type Target, useRoute } from './route'
import { Search } from './search/Search'
import { flowToFollow, latestOfEach } from './session'
import { Live } from './session/Live'
import { OpenSession, Steps } from './session/Replay'
import { StepPanel } from './session/StepPanel'
import { useSession } from './session/useSession'
import { Storyboard } from './storyboard/Storyboard'
import { useRuleCheck } from './useRuleCheck'

/** The page for analysts: every flow to read, to watch live, or to replay. */
export function FlowsPage() {
  const { route, go } = useRoute()
  const { mode } = route
  const { recordedSteps, ...session } = useSession(mode)
  const [instance, setInstance] = useState<string>()
  const [comparison, setComparison] = useState<Comparison>()

  const isFollowing = (mode === 'live' || mode === 'replay') && !route.flow
  const shownFlow = route.flow ?? (isFollowing ? flowToFollow(recordedSteps, mode === 'replay') : undefined)
  const flow = flows.find(({ name }) => name === shownFlow)
  const running = shownFlow ? latestOfEach(recordedSteps, shownFlow) : []
  const step = (!isFollowing && running.find(({ actor }) => actor === instance)) || running[0]
  const paths = catalogue.goldenPaths.filter((path) => path.flow === shownFlow).length
  const rules = catalogue.rules.filter((rule) => rule.flow === shownFlow)
  const [firstRule] = rules
  const ruleCheck = useRuleCheck(route.rule !== undefined)
  const drawnComparison = mode === 'counts' ? comparison : undefined
  const { content, unknown } = useMemo(() => contentAt(route, ruleCheck), [route, ruleCheck])

  const changeMode = (next: Mode) =>
    go(next === 'read' || next === 'counts' ? { mode: next, flow: shownFlow } : { mode: next })
  // The ground of a drawing is the flow itself.
  const clearSelection = () => go({ mode, flow: route.flow })
  const choose = (part: Target) => (part.state || part.arrow ? go({ mode, ...part }) : clearSelection())
  function showInstance(actor: string) {
    setInstance(actor)
    go({ mode, flow: shownFlow })
  }
  return (
    <div className={`page ${mode}`}>
      <header>
        <h1>The flows</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one */}
        <div role="group" aria-label="Mode">
          {Object.entries(modes).map(([id, label]) => (
            <button key={id} type="button" aria-pressed={id === mode} onClick={() => changeMode(id as Mode)}>
              {label}
            </button>
          ))}
        </div>
        <Search />
      </header>
      <FlowList mode={mode} shownFlow={shownFlow} steps={recordedSteps} />
      <main tabIndex={-1}>
        <div className="row">
          <h2>{shownFlow ?? 'All flows'}</h2>
          {flow && <Export flow={flow} />}
          {paths > 0 && <RouteLink to={{ flow: shownFlow, path: 1 }}>Golden paths ({paths})</RouteLink>}
          {firstRule && (
            <RouteLink to={{ flow: shownFlow, rule: firstRule.name }}>Rules ({rules.length})</RouteLink>
          )}
          <p role="alert">{unknown}</p>
        </div>
        {mode === 'counts' && (
          <div className="row">
            <CountsPicker flow={shownFlow} comparison={comparison} onCompare={setComparison} />
          </div>
        )}
        {(mode === 'live' || mode === 'replay') && (
          <div className="row">
            <label>
              <input
                type="checkbox"
                checked={isFollowing}
                onChange={({ target }) => go(target.checked ? { mode } : { mode, flow: shownFlow })}
              />{' '}
              Follow the customer
            </label>
            {mode === 'replay' && (
              <>
                <OpenSession selected={session.openedSession.name} onOpen={session.open} />
                <Steps steps={session.steps} step={session.step} onStep={session.setStep} />
              </>
            )}
          </div>
        )}
        {route.storyboard && <Storyboard route={route} />}
        {route.storyboard ? null : flow ? (
          <Drawing
            {...{ flow, step, route }}
            counterexample={ruleCheck.find(route)?.counterexample}
            comparison={drawnComparison}
            onChoose={choose}
          />
        ) : (
          !isFollowing && <FlowMap mode={mode} comparison={drawnComparison} />
        )}
        <div className="side">
          {!route.storyboard && <Panel route={route} content={content} onClose={clearSelection} />}
          {step && <StepPanel step={step} running={running} onShow={showInstance} />}
        </div>
        {mode === 'read' && !route.storyboard && (
          <div className="about">
            <Markdown label="About the flow">{(flow ?? mapOfFlows).chapter}</Markdown>
            <Help />
          </div>
        )}
      </main>
      {mode === 'live' && <Live onEvents={session.setLiveEvents} />}
    </div>
  )
}
