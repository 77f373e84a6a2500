import { flows } from './flows'
import { addressOf, type Mode } from './route'
import { latestOfEach, type RecordedStep } from './session'
import { stateText } from './stateIds'

interface Props {
  mode: Mode
  shownFlow: string | undefined
  steps: readonly RecordedStep[]
}

/** All flows; below the name of a flow that runs, its state. */
export function FlowList({ mode, shownFlow, steps }: Props) {
  return (
    <nav aria-label="Flows">
      <a
        href={addressOf({ mode: mode === 'counts' ? mode : 'read' })}
        aria-current={shownFlow ? undefined : 'page'}
      >
        All flows
      </a>
      {flows.map(({ name }) => {
        const [latest] = latestOfEach(steps, name)
        return (
          <a
            key={name}
            href={addressOf({ mode, flow: name })}
            aria-current={name === shownFlow ? 'page' : undefined}
          >
            {name}
            {latest && <small>{stateText(latest.value)}</small>}
          </a>
        )
      })}
    </nav>
  )
}
