import type { CataloguedTransition } from '../../catalogue/catalogue'
import { codes, Listed, Requirements, StateLink } from './parts'

/** A transition: from where to where, on which event, and what it does. */
export function ArrowPanel({ arrow }: { arrow: CataloguedTransition }) {
  const { event, eventType, source, target, guard, isOtherwise, reenters, actions, description } = arrow
  return (
    <>
      <p className="kind">
        Arrow{arrow.isFailure && ', of what goes wrong'} · <StateLink id={source} />
        {target ? (
          <>
            {' '}
            → <StateLink id={target} />
            {reenters && ', which begins anew'}
          </>
        ) : (
          ', which it does not leave'
        )}
      </p>
      <h3>{event}</h3>
      <p>{description}</p>
      <Listed label="Only if">
        {guard ? codes([guard]) : isOtherwise ? ['no guard before it holds'] : []}
      </Listed>
      <Listed label="Does">{codes(actions)}</Listed>
      <Listed label="Announces">{codes(arrow.announces)}</Listed>
      <Requirements ids={arrow.requirements} flow={arrow.flow} />
      <Listed label="Event, as the machine receives it">{eventType ? codes([eventType]) : []}</Listed>
    </>
  )
}
