import { useEffect } from 'react'

/** Keys of the page; who types or has a dialog open means something else by them. */
export function useKeys(keys: Record<string, () => void>) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const isTyping = target instanceof Element && target.closest('input, select, textarea, dialog')
      const act = keys[key]
      if (!act || isTyping || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
