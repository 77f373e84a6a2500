import { catalogue } from '../catalogue.data'
import { PlaceLink } from '../PlaceLink'
import { arrowIdAt, type Place, stateIdAt } from '../place'
import { useKeys } from '../useKeys'
import { ArrowPanel } from './ArrowPanel'
import { JourneyPanel } from './JourneyPanel'
import { RequirementPanel } from './RequirementPanel'
import { StatePanel } from './StatePanel'

/** What there is to say about what the address points at. */
export function Panel({ place, onClose }: { place: Place; onClose: () => void }) {
  useKeys({ Escape: onClose })
  const content = contentAt(place)
  if (!content) return null
  const { flow, path, arrow, state } = place
  const part = arrow ?? state
  return (
    <aside className="panel" aria-label="Chosen">
      <button type="button" className="close" aria-label="Close" aria-keyshortcuts="Escape" onClick={onClose}>
        ×
      </button>
      {path && part && (
        <p className="kind">
          On the way of{' '}
          <PlaceLink to={{ flow, path }}>
            {flow}, path {path}
          </PlaceLink>
        </p>
      )}
      {content}
    </aside>
  )
}

function contentAt(place: Place) {
  const { flow, state, requirement: id, path } = place
  const arrow = catalogue.transitions.find((one) => one.id === arrowIdAt(place))
  if (arrow) return <ArrowPanel arrow={arrow} />
  const chosen = state && catalogue.states.find((one) => one.id === stateIdAt(place))
  if (chosen) return <StatePanel state={chosen} />
  const journey = catalogue.journeys.find((one) => one.flow === flow && one.number === path)
  if (journey) return <JourneyPanel journey={journey} />
  const requirement = catalogue.requirements.find((one) => one.id === id)
  return requirement && <RequirementPanel requirement={requirement} />
}
