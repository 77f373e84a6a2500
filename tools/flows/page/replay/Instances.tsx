import type { Moment } from '../session'
import { stateText } from '../stateIds'

interface Props {
  /** The last step of each actor of a flow. */
  running: readonly Moment[]
  shown: Moment
  onShow: (actor: string) => void
}

/** Chooses among the actors of a flow that runs more than once at a time. */
export function Instances({ running, shown, onShow }: Props) {
  if (running.length < 2) return null
  const inOrder = [...running].sort((one, other) =>
    one.instance.localeCompare(other.instance, 'en', { numeric: true }),
  )
  return (
    <fieldset className="instances">
      <legend>This flow runs {running.length} times</legend>
      {inOrder.map(({ actor, instance, value }) => (
        <button key={actor} type="button" aria-pressed={actor === shown.actor} onClick={() => onShow(actor)}>
          {instance} <small>{stateText(value)}</small>
        </button>
      ))}
    </fieldset>
  )
}
