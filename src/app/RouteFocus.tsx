import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { HeadingFocus } from '../ui/HeadingFocus'

/** Moves the focus to the heading of each new page; on the first page of a visit, the browser decides. */
export function RouteFocus({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const [focus, setFocus] = useState({ path, isPending: false })
  if (path !== focus.path) setFocus({ path, isPending: true })
  return <HeadingFocus.Provider value={focus}>{children}</HeadingFocus.Provider>
}
