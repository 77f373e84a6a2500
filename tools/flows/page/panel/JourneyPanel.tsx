import type { GoldenJourney, JourneyStep } from '../../catalogue/goldenJourneys'
import { catalogue } from '../catalogue.data'
import { PlaceLink } from '../PlaceLink'
import { ArrowLink, nameOf, Requirements, StateLink } from './parts'

/** A golden path: where it begins, the arrows that it takes, and where each of them leads. */
export function JourneyPanel({ journey }: { journey: GoldenJourney }) {
  const { flow, number, start, begin, steps, end, requirements } = journey
  return (
    <>
      <p className="kind">
        Golden path of {flow}
        <Beside flow={flow} path={number - 1}>
          previous
        </Beside>
        <Beside flow={flow} path={number + 1}>
          next
        </Beside>
      </p>
      <h3>Path {number}</h3>
      <p>
        Begins as “{start}” in <StateLink id={begin} path={number} /> and ends after {steps.length}{' '}
        {steps.length === 1 ? 'step' : 'steps'} in <code>{nameOf(end)}</code>. It stands in{' '}
        <code>tests/paths/golden/{flow}.json</code>.
      </p>
      <h4>Steps, numbered as on the drawing</h4>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is while it is shown
          <li key={index}>
            <Step step={step} path={number} />
          </li>
        ))}
      </ol>
      <Requirements ids={requirements} flow={flow} />
    </>
  )
}

/** A link to another path of the flow, if there is one. */
function Beside({ flow, path, children }: { flow: string; path: number; children: string }) {
  if (!catalogue.journeys.some((one) => one.flow === flow && one.number === path)) return null
  return (
    <>
      {' · '}
      <PlaceLink to={{ flow, path }}>{children}</PlaceLink>
    </>
  )
}

/** The golden path names its events with what they bring; that matters where it decides on the way. */
function Step({ step: { event, arrows, to }, path }: { step: JourneyStep; path: number }) {
  const taken = catalogue.transitions.filter(({ id }) => arrows.includes(id))
  if (taken.length === 0)
    return (
      <>
        {event} <small>Nothing waits for it here: the flow stays where it is.</small>
      </>
    )
  return (
    <>
      {taken.map((arrow, index) => (
        <span key={arrow.id}>
          {index > 0 && ' or '}
          <ArrowLink arrow={arrow} path={path} />
        </span>
      ))}{' '}
      → <StateLink id={to} path={path} />
      {taken.length > 1 && <small>{event}</small>}
    </>
  )
}
