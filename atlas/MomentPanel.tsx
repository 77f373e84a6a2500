import { eventText } from '../scripts/diagrams/eventText'
import type { Moment } from './session'
import { stateText } from './stateIds'

interface Props {
  moment: Moment | undefined
  /** Whether what the flow knows is shown from the start. */
  isOpen: boolean
}

/** What happened in a step, and what the flow knows after it. */
export function MomentPanel({ moment, isOpen }: Props) {
  if (!moment) return <p className="moment">This flow does not run at this moment.</p>
  return (
    <section className="moment" aria-label="Step">
      <dl>
        <dt>Event</dt>
        <dd>
          <code>{eventText(moment.event)}</code>
        </dd>
        <dt>State</dt>
        <dd>
          <code>{stateText(moment.value)}</code>
        </dd>
      </dl>
      <details open={isOpen}>
        <summary>Context</summary>
        <pre>{JSON.stringify(moment.context, null, 2)}</pre>
      </details>
    </section>
  )
}
