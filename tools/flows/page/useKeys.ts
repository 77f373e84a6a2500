import { useEffect } from 'react'

/** Keys of the page. They do nothing while the user types, or while a popover is open, which has its own keys. */
export function useKeys(keys: Record<string, () => void>) {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const isBusy = (target as Element).closest?.('input') || document.querySelector(':popover-open')
      const handler = keys[key]
      if (!handler || isBusy || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      handler()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  })
}
