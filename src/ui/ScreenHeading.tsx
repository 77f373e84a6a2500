import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react'
import { Heading } from './Heading'

/** Tells the first heading after a change of page, and no other, to take the focus. */
export const HeadingFocus = createContext<() => boolean>(() => false)

/** The heading of a screen. It takes the focus after a navigation, because the document title never changes. */
export function ScreenHeading(props: Omit<ComponentProps<typeof Heading>, 'level'>) {
  const takesFocus = useContext(HeadingFocus)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus()) heading.current?.focus()
  }, [takesFocus])
  return <Heading level={1} ref={heading} tabIndex={-1} outline="none" {...props} />
}
