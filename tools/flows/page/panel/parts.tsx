import type { ReactNode } from 'react'
import type { CataloguedTransition } from '../../catalogue/catalogue'
import { catalogue } from '../catalogue.data'
import { PlaceLink, targetOf } from '../place'
import { nameOf } from '../search/hits'

/** What the panel says about a part of a flow. */
export interface Content {
  kind: ReactNode
  title: string
  text: ReactNode
  /** The steps of a golden path. */
  steps?: readonly ReactNode[]
  /** By their label; the panel leaves out empty ones. */
  lists: Readonly<Record<string, readonly ReactNode[]>>
}

/** With the number of a golden path, the drawing keeps its marks. */
export const StateLink = ({ id, path }: { id: string; path?: number }) => (
  <PlaceLink to={{ ...targetOf(id), path }}>
    <code>{nameOf(id)}</code>
  </PlaceLink>
)

/** An arrow as in the drawing: the event in bold, the guard in brackets. */
export const ArrowLink = ({ arrow, path }: { arrow: CataloguedTransition; path?: number }) => (
  <PlaceLink to={{ ...targetOf(arrow.id), path }}>
    <b>{arrow.event}</b>
    {arrow.guard ? ` [${arrow.guard}]` : arrow.isOtherwise && ' [otherwise]'}
  </PlaceLink>
)

export const requirementItems = (ids: readonly string[], flow: string) =>
  catalogue.requirements
    .filter(({ id }) => ids.includes(id))
    .map(({ id, text }) => (
      <>
        <PlaceLink to={{ flow, requirement: id }}>{id}</PlaceLink> {text}
      </>
    ))

export const codes = (names: readonly string[]) => names.map((name) => <code key={name}>{name}</code>)
