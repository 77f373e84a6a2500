import type { ReactNode } from 'react'
import { addressOf, type Place } from './place'
import { usePlace } from './usePlace'

interface Props {
  to: Omit<Place, 'mode'>
  children: ReactNode
}

/** A link to another place, in the mode in which the page is. */
export function PlaceLink({ to, children }: Props) {
  const { mode } = usePlace().place
  return <a href={addressOf({ mode, ...to })}>{children}</a>
}
