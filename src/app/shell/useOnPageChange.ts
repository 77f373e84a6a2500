import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/** Runs on each change of page, such as after Back: what is open over the previous page closes. */
export function useOnPageChange(close: () => void): void {
  const [path] = useLocation()
  const shownPath = useRef(path)
  useEffect(() => {
    if (path === shownPath.current) return
    shownPath.current = path
    close()
  })
}
