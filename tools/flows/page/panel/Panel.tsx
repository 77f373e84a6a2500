import { useEffect, useRef } from 'react'
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
  const box = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  useKeys({
    Escape: () => {
      hadFocus.current = box.current?.contains(document.activeElement) ?? false
      onClose()
    },
  })
  // The link or button that had it is gone with what was said.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place says something else
  useEffect(() => {
    if (hadFocus.current) (box.current ?? document.querySelector('main'))?.focus({ preventScroll: true })
    hadFocus.current = false
  }, [place])
  const content = contentAt(place)
  if (!content) return null
  const { flow, path, arrow, state } = place
  const part = arrow ?? state
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link or button is a click, too
    <aside
      className="panel"
      aria-label="Chosen"
      tabIndex={-1}
      ref={box}
      onClick={({ target }) => {
        hadFocus.current = (target as Element).closest('a, button') !== null
      }}
    >
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
