import { useEffect, useRef } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { HistoryState } from '../lib/historyState'

/**
 * Opens what the link that the customer pressed names in its history entry, once the page is ready. The name leaves the
 * entry at once: neither Back nor a reload opens it again.
 */
export function useChoiceOfLink(
  key: 'billToPay' | 'planToActivate',
  isReady: boolean,
  open: (name: string) => void,
): void {
  const linked = useHistoryState<HistoryState>()?.[key]
  const pressed = useRef<string | null>(null)
  useEffect(() => {
    const state: HistoryState = history.state
    if (linked !== undefined && state?.[key] === linked) {
      pressed.current = linked
      history.replaceState({ ...state, [key]: undefined } satisfies HistoryState, '')
    }
    if (pressed.current === null || !isReady) return
    const name = pressed.current
    pressed.current = null
    open(name)
  }, [key, linked, isReady, open])
}
