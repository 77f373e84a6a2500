import { useEffect, useState } from 'react'

/** Milliseconds that a bar stays pale. */
const DELAY_MS = 1_500

/** The state of a bar that fills once; `static`, for reduced motion, has its full colour at once. */
export function useFillState(): 'pale' | 'filled' | 'static' {
  const [fillState, setFillState] = useState<'pale' | 'filled' | 'static'>(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'static' : 'pale',
  )
  useEffect(() => {
    const timer = setTimeout(() => setFillState((state) => (state === 'static' ? state : 'filled')), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return fillState
}
