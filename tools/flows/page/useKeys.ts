import { useEffect } from 'react'

/** Keys of the page. They do nothing while the user types, or while a popover is open, which has its own keys. */
export function useKeys(keys: Record<string, () => void>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const isBusy = (target as Element).closest?.('input') || document.querySelector(':popover-open')
      const act = keys[key]
      if (!act || isBusy || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
