import { useState } from 'react'

/** Copies a text that the customer also sees. */
export function useCopy(text: string): { isCopied: boolean; copy: () => Promise<void> } {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // The browser does not allow it; the customer can still select the text.
    }
  }
  return { isCopied, copy }
}
