import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the browser prints the page: a list of which the screen shows a part is then complete. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the page right after the event.
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    window.addEventListener('beforeprint', update)
    window.addEventListener('afterprint', update)
    return () => {
      window.removeEventListener('beforeprint', update)
      window.removeEventListener('afterprint', update)
    }
  }, [])
  return isPrinting
}
