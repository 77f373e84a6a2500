import { catalogue } from '../catalogue.data'
import { PlaceLink } from '../PlaceLink'
import { screenHit } from '../search/hit'
import { whereIs } from '../search/whereIs'
import { ArrowLink, Listed, nameOf, StateLink } from './parts'

/** A requirement, and everything that carries, shows or proves it. */
export function RequirementPanel({
  requirement: { id, text },
}: {
  requirement: { id: string; text: string }
}) {
  const { states, transitions, screens, tests, journeys } = whereIs(id, catalogue)
  return (
    <>
      <p className="kind">Requirement</p>
      <h3>{id}</h3>
      <p>{text}</p>
      <Listed label={`States (${states.length})`}>
        {states.map((state) => (
          <>
            {state.flow}: <StateLink id={state.id} />
          </>
        ))}
      </Listed>
      <Listed label={`Arrows (${transitions.length})`}>
        {transitions.map((arrow) => (
          <>
            {arrow.flow}: <code>{nameOf(arrow.source)}</code> <ArrowLink arrow={arrow} />
          </>
        ))}
      </Listed>
      <Listed label={`Screens (${screens.length})`}>
        {screens.map((screen) => (
          <PlaceLink key={screen.file} to={screenHit(screen).place ?? {}}>
            {screen.file}
          </PlaceLink>
        ))}
      </Listed>
      <Listed label={`Tests (${tests.length})`}>
        {tests.map(({ file, title }) => (
          <>
            {title} <small>{file}</small>
          </>
        ))}
      </Listed>
      <Listed label={`Golden paths (${journeys.length})`}>
        {journeys.map(({ flow, number, steps, end }) => (
          <>
            <PlaceLink to={{ flow, path: number }}>
              {flow}, path {number}
            </PlaceLink>
            , {steps.length} steps to <code>{nameOf(end)}</code>
          </>
        ))}
      </Listed>
    </>
  )
}
