import { eventText } from '../../../../scripts/machine-rules/nodes'
import { outcomeOf, type RecordedStep } from '../session'
import { stateText } from '../stateIds'

interface Props {
  step: RecordedStep
  /** The last step of each actor of the flow. */
  running: readonly RecordedStep[]
  onShow: (actor: string) => void
}

/** The event of a step, and the context of the flow after it. */
export function StepPanel({ step, running, onShow }: Props) {
  const facts = {
    Flow: step.instance,
    Event: eventText(step.event),
    Outcome: outcomeOf(step),
    State: stateText(step.value),
  }
  const sortedSteps = running.toSorted((one, other) => one.instance.localeCompare(other.instance))
  return (
    <section className="panel" aria-label="Step">
      <dl>
        {Object.entries(facts).map(([name, fact]) => (
          <div key={name} hidden={!fact}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {running.length > 1 && (
        <fieldset>
          <legend>This flow runs {running.length} times</legend>
          {sortedSteps.map(({ actor, instance, value }) => (
            <button
              key={actor}
              type="button"
              aria-pressed={actor === step.actor}
              onClick={() => onShow(actor)}
            >
              {instance} <small>{stateText(value)}</small>
            </button>
          ))}
        </fieldset>
      )}
      {Object.keys(step.payload).length > 0 && <Data label="Payload of the event" value={step.payload} />}
      {step.context !== undefined && <Data label="Context" value={step.context} />}
    </section>
  )
}

const Data = ({ label, value }: { label: string; value: unknown }) => (
  <details open>
    <summary>{label}</summary>
    <pre>{JSON.stringify(value, null, 2)}</pre>
  </details>
)
