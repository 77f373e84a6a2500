import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

/** Where an element with content of its own is. In another layout it moves, and what its content holds stays. */
export function Place({ element }: { element: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(element), [element])
  return <div ref={place} />
}

/** The content of an element that has a place. */
export const PlacedContent = ({ element, children }: { element: HTMLElement; children: ReactNode }) =>
  createPortal(children, element)
