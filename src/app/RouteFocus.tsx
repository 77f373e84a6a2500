import { type ReactNode, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { HeadingFocus } from '../ui/ScreenHeading'

/** Moves the focus to the heading of each new page; on the first page of a visit, the browser decides. */
export function RouteFocus({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const lastPath = useRef(path)
  const focus = useMemo(() => {
    const isPending = path !== lastPath.current
    lastPath.current = path
    return { isPending }
  }, [path])
  return <HeadingFocus.Provider value={focus}>{children}</HeadingFocus.Provider>
}
