import { useEffect, useState } from 'react'

/** Milliseconds that a bar stays empty. */
const DELAY = 1_500

/** The state of a bar that fills once; `still`, for reduced motion, is full at once. */
export function useFilling(): 'empty' | 'filling' | 'still' {
  const [filling, setFilling] = useState<'empty' | 'filling' | 'still'>(() =>
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'empty',
  )
  useEffect(() => {
    const timer = setTimeout(() => setFilling((now) => (now === 'still' ? now : 'filling')), DELAY)
    return () => clearTimeout(timer)
  }, [])
  return filling
}
