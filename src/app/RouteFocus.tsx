import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { HeadingFocus } from '../ui/ScreenHeading'

function trueOnce() {
  let isFirst = true
  return () => {
    const answer = isFirst
    isFirst = false
    return answer
  }
}

/** Moves the focus to the heading of each new page; on the first page of a visit, the browser decides. */
export function RouteFocus({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const [page, setPage] = useState({ path, takesFocus: (): boolean => false })
  if (path !== page.path) setPage({ path, takesFocus: trueOnce() })
  return <HeadingFocus.Provider value={page.takesFocus}>{children}</HeadingFocus.Provider>
}
