import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Runs on each page, such as after Back: what is open over the former page closes. */
export function useOnPageChange(close: () => void): void {
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of page, and only then
  useEffect(close, [path])
}
