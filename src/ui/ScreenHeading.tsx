import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react'
import { Heading } from './Heading'

/** Says whether the next heading that appears should take the focus, because the page has changed. */
export const HeadingFocus = createContext<{ isPending: boolean }>({ isPending: false })

/** The heading of a screen. It takes the focus after a navigation, because the document title never changes. */
export function ScreenHeading(props: Omit<ComponentProps<typeof Heading>, 'level'>) {
  const focus = useContext(HeadingFocus)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!focus.isPending) return
    focus.isPending = false
    heading.current?.focus()
  }, [focus])
  return <Heading level={1} ref={heading} tabIndex={-1} outline="none" {...props} />
}
