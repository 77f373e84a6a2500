import { flows } from './flows'
import { addressOf, type Place } from './place'
import { latestOf, type Moment } from './session'
import { stateText } from './stateIds'
import { usePlace } from './usePlace'

interface Props {
  place: Place
  moments: readonly Moment[]
  count: number
}

/** All flows, and where those are that run; on a narrow page one field. */
export function FlowList({ place, moments, count }: Props) {
  const { go } = usePlace()
  const { mode } = place
  return (
    <nav aria-label="Flows">
      <ul>
        <li>
          <a href={addressOf({ mode: 'read' })} aria-current={place.flow ? undefined : 'page'}>
            All flows
          </a>
        </li>
        {flows.map(({ name }) => {
          const moment = latestOf(moments, count, name)
          return (
            <li key={name}>
              <a
                href={addressOf({ mode, flow: name })}
                aria-current={name === place.flow ? 'page' : undefined}
              >
                {name}
                {moment && <small>{stateText(moment.value)}</small>}
              </a>
            </li>
          )
        })}
      </ul>
      <select
        aria-label="Flow"
        value={place.flow ?? ''}
        onChange={({ target }) => go(target.value ? { mode, flow: target.value } : { mode: 'read' })}
      >
        <option value="">All flows</option>
        {flows.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </nav>
  )
}
