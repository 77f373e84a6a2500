import { useMemo } from 'react'
import { eventText } from '../../diagrams/eventText'
import { Drawing } from '../Drawing'
import type { Flow } from '../flows'
import type { Place } from '../place'
import type { Moment } from '../session'
import { takenArrows, tally } from './tally'

interface Props {
  flow: Flow
  /** The steps of each session. */
  sessions: readonly (readonly Moment[])[]
  place: Place
  onFlow: (name: string) => void
  onChoose: (part: Omit<Place, 'mode'>) => void
}

/** Several sessions laid over each other: how often each arrow of a flow was taken in all of them. */
export function Overlay({ flow, sessions, place, onFlow, onChoose }: Props) {
  const { counts, arrows, total } = useMemo(() => {
    const { documentElement } = new DOMParser().parseFromString(flow.drawing, 'image/svg+xml')
    const ofFlow = sessions.flat().filter((moment) => moment.flow === flow.name)
    const counts = tally(documentElement, ofFlow)
    const all = [...documentElement.querySelectorAll('[data-transition]')]
    const total = new Set(all.map((arrow) => arrow.getAttribute('data-transition'))).size
    return { counts, arrows: takenArrows(documentElement, counts), total }
  }, [flow, sessions])
  const flows = [...new Set(sessions.flat().map((moment) => moment.flow))].sort()
  const inner = (id: string) => id.slice(flow.name.length + 1) || flow.name
  return (
    <>
      <section className="moment" aria-label="Sessions over each other">
        <p>
          {sessions.length} sessions. Arrows of this flow that were taken: {arrows.length} of {total}.
        </p>
        <fieldset className="instances">
          <legend>Flows in these sessions</legend>
          {flows.map((name) => (
            <button key={name} type="button" aria-pressed={name === flow.name} onClick={() => onFlow(name)}>
              {name}
            </button>
          ))}
        </fieldset>
        <table>
          <thead>
            <tr>
              <th scope="col">Taken</th>
              <th scope="col">Arrow</th>
            </tr>
          </thead>
          <tbody>
            {arrows.map(({ id, from, event, guard, to, count, isAtMost }) => (
              <tr key={id}>
                <td>
                  {isAtMost && 'at most '}
                  {count === 1 ? 'once' : `${count} times`}
                </td>
                <td>
                  <code>{eventText(event === 'always' ? '' : event)}</code> {guard}
                  <br />
                  {to ? `${inner(from)} → ${inner(to)}` : `in ${inner(from)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Drawing flow={flow} moment={undefined} counts={counts} place={place} onChoose={onChoose} />
    </>
  )
}
