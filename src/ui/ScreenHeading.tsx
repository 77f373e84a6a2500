import { type ComponentProps, useContext, useEffect, useRef } from 'react'
import { Heading } from './Heading'
import { HeadingFocus } from './HeadingFocus'

/** The heading of a screen. It takes the focus after a navigation, because the document title never changes. */
export function ScreenHeading(props: Omit<ComponentProps<typeof Heading>, 'level'>) {
  const takesFocus = useContext(HeadingFocus)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus()) heading.current?.focus()
  }, [takesFocus])
  return <Heading level={1} ref={heading} tabIndex={-1} outline="none" {...props} />
}
