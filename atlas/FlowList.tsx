import { flows } from './flows'
import { latestOf, type Moment } from './session'
import { stateText } from './stateIds'

interface Props {
  chosen: string
  moments: readonly Moment[]
  count: number
  onChoose: (name: string) => void
}

/** All flows, and where those are that run. */
export function FlowList({ chosen, moments, count, onChoose }: Props) {
  return (
    <nav aria-label="Flows">
      <ul>
        {flows.map(({ name }) => {
          const moment = latestOf(moments, count, name)
          return (
            <li key={name}>
              <button type="button" aria-current={name === chosen} onClick={() => onChoose(name)}>
                {name}
                {moment && <small>{stateText(moment.value)}</small>}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
