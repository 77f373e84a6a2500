import { type ReactNode, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { HeadingFocus } from '../ui/HeadingFocus'

/** Sends the focus to the heading of each page that is gone to; on the page a visit begins with, the browser decides. */
export function RouteFocus({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const lastPath = useRef(path)
  const focus = useMemo(() => {
    const due = path !== lastPath.current
    lastPath.current = path
    return { due }
  }, [path])
  return <HeadingFocus.Provider value={focus}>{children}</HeadingFocus.Provider>
}
