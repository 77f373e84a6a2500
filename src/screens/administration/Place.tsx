import { useLayoutEffect, useRef } from 'react'

/** Where an element with content of its own is. In another layout it moves, and what its content holds stays. */
export function Place({ element }: { element: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(element), [element])
  return <div ref={place} />
}
