import { useEffect, useState } from 'react'

/** Milliseconds that a bar stays empty. */
const DELAY_MS = 1_500

/** The state of a bar that fills once; `static`, for reduced motion, is full at once. */
export function useFillState(): 'empty' | 'filling' | 'static' {
  const [fillState, setFillState] = useState<'empty' | 'filling' | 'static'>(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'static' : 'empty',
  )
  useEffect(() => {
    const timer = setTimeout(
      () => setFillState((state) => (state === 'static' ? state : 'filling')),
      DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [])
  return fillState
}
