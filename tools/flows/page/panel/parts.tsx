import type { ReactNode } from 'react'
import type { CataloguedTransition } from '../../catalogue/catalogue'
import { catalogue } from '../catalogue.data'
import { PlaceLink } from '../PlaceLink'
import { placeOf } from '../place'

/** A part of what is said about something, left out where there is nothing to say. */
export function Listed({ label, children }: { label: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section>
      <h4>{label}</h4>
      <ul>
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stays as it is while it is shown
          <li key={index}>{child}</li>
        ))}
      </ul>
    </section>
  )
}

/** `asking.ready` of `topUp.asking.ready`; a flow is named by itself. */
export const nameOf = (id: string): string => id.slice(id.indexOf('.') + 1)

/** With the number of a golden path, what that path goes through stays marked. */
export const StateLink = ({ id, path }: { id: string; path?: number }) => (
  <PlaceLink to={{ ...placeOf(id), path }}>
    <code>{nameOf(id)}</code>
  </PlaceLink>
)

/** An arrow as it is drawn: the event in bold, the guard in brackets. */
export const ArrowLink = ({
  arrow: { id, event, guard, isOtherwise },
  path,
}: {
  arrow: CataloguedTransition
  path?: number
}) => (
  <PlaceLink to={{ ...placeOf(id), path }}>
    <b>{event}</b>
    {guard ? ` [${guard}]` : isOtherwise && ' [otherwise]'}
  </PlaceLink>
)

/** The requirements that something carries, with what they say. */
export const Requirements = ({ ids, flow }: { ids: readonly string[]; flow: string }) => (
  <Listed label="Requirements">
    {ids.map((id) => (
      <>
        <PlaceLink to={{ flow, requirement: id }}>{id}</PlaceLink>{' '}
        {catalogue.requirements.find((one) => one.id === id)?.text}
      </>
    ))}
  </Listed>
)

export const codes = (names: readonly string[]) => names.map((name) => <code key={name}>{name}</code>)
