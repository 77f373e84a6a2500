/**
 * What a page remembers of itself across a reload and the back button: it lies in the page's own entry of the
 * browser's history, so that nothing is stored and it goes with the tab.
 */
export type PageMemoryKey = 'payment' | 'paymentResult' | 'supportDraft'

const remembered = (): Record<string, unknown> => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

export const readPageMemory = (key: PageMemoryKey): unknown => remembered()[key]

export function writePageMemory(key: PageMemoryKey, value: unknown): void {
  window.history.replaceState({ ...remembered(), [key]: value }, '')
}
