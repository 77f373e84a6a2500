import type { CataloguedState } from '../../catalogue/catalogue'
import { catalogue } from '../catalogue.data'
import { StatePicture } from '../StatePicture'
import { ArrowLink, codes, Listed, nameOf, Requirements, StateLink } from './parts'

const kinds = {
  atomic: 'State',
  compound: 'State with others inside',
  parallel: 'State whose parts run at the same time',
  final: 'End of the flow',
}

/** A state: what the customer sees in it, what it asks for, and what leads to it and on from it. */
export function StatePanel({ state }: { state: CataloguedState }) {
  const { id, kind, isFailure, description, invokes, entry, exit } = state
  const leaving = catalogue.transitions.filter(({ source }) => source === id)
  const coming = catalogue.transitions.filter(({ target }) => target === id)
  return (
    <>
      <p className="kind">
        {kinds[kind]}
        {isFailure && ', of what goes wrong'}
      </p>
      <h3>{nameOf(id)}</h3>
      <p>{description}</p>
      <StatePicture machine={state.flow} stateId={id} />
      <Requirements ids={state.requirements} flow={state.flow} />
      <Listed label="Asks">
        {invokes.map(({ id: as, src, kind }) => (
          <>
            the port <code>{src}</code>
            {as !== src && ` as ${as}`}
            {kind && `, which ${kind}`}
          </>
        ))}
      </Listed>
      <Listed label="On entry">{codes(entry)}</Listed>
      <Listed label="On exit">{codes(exit)}</Listed>
      <Listed label="Announces">{codes(state.announces)}</Listed>
      <Listed label="Leads on">
        {leaving.map((arrow) => (
          <>
            <ArrowLink arrow={arrow} />
            {arrow.target ? (
              <>
                {' '}
                → <StateLink id={arrow.target} />
              </>
            ) : (
              ', and stays'
            )}
          </>
        ))}
      </Listed>
      <Listed label="Comes from">
        {coming.map((arrow) => (
          <>
            <StateLink id={arrow.source} />: <ArrowLink arrow={arrow} />
          </>
        ))}
      </Listed>
      <Listed label="Tags">{codes(state.tags)}</Listed>
    </>
  )
}
