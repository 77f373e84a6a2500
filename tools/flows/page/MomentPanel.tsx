import { eventText } from '../diagrams/eventText'
import type { Flow } from './flows'
import { goneText } from './replay/gone'
import { Instances } from './replay/Instances'
import { outcomeOf } from './replay/outcome'
import type { Moment } from './session'
import { stateText } from './stateIds'

interface Props {
  flow: Flow
  moment: Moment | undefined
  /** The last step of each actor of this flow. */
  running: readonly Moment[]
  onShow: (actor: string) => void
  /** Whether what the flow knows is shown from the start. */
  isOpen: boolean
}

/** What happened in a step, and what the flow knows after it. */
export function MomentPanel({ flow, moment, running, onShow, isOpen }: Props) {
  if (!moment) return <p className="moment">This flow does not run at this moment.</p>
  const outcome = outcomeOf(moment)
  return (
    <section className="moment" aria-label="Step">
      <p role="alert">{goneText(flow, moment)}</p>
      <dl>
        <dt>Flow</dt>
        <dd>{moment.instance}</dd>
        <dt>Event</dt>
        <dd>
          <code>{eventText(moment.event)}</code>
        </dd>
        {outcome && (
          <>
            <dt>Outcome</dt>
            <dd>
              <code>{outcome}</code>
            </dd>
          </>
        )}
        <dt>State</dt>
        <dd>
          <code>{stateText(moment.value)}</code>
        </dd>
      </dl>
      <Instances running={running} shown={moment} onShow={onShow} />
      {Object.keys(moment.payload).length > 0 && (
        <details open={isOpen}>
          <summary>What the event brought</summary>
          <Data of={moment.payload} />
        </details>
      )}
      <details open={isOpen}>
        <summary>Context</summary>
        <Data of={moment.context} />
      </details>
    </section>
  )
}

const Data = ({ of }: { of: unknown }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame must be scrolled by keys, too
  <pre tabIndex={0}>{JSON.stringify(of, null, 2)}</pre>
)
