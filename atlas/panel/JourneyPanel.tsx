import type { GoldenJourney } from '../../scripts/catalogue/goldenJourneys'
import { Listed, nameOf, Requirements, StateLink } from './parts'

/** A golden path: where it begins and ends, and the states it comes through. */
export function JourneyPanel({ journey }: { journey: GoldenJourney }) {
  const { flow, number, start, steps, visits, end, requirements } = journey
  return (
    <>
      <p className="kind">Golden path of {flow}</p>
      <h3>Path {number}</h3>
      <p>
        Begins as “{start}” and ends after {steps} steps in <code>{nameOf(end)}</code>. Its steps stand in{' '}
        <code>tests/paths/golden/{flow}.json</code>.
      </p>
      <Listed label="States, as they are first reached">
        {visits.map((id) => (
          <StateLink key={id} id={id} />
        ))}
      </Listed>
      <Requirements ids={requirements} flow={flow} />
    </>
  )
}
