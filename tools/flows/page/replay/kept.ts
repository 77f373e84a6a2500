import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** The sessions that are replayed, and what was chosen to open them. */
export interface Opened {
  name: string
  sessions: readonly (readonly StatelyInspectionEvent[])[]
}

const nothing: Opened = { name: '', sessions: [] }
const keys = { opened: 'flows.opened', step: 'flows.step' }

/** Keeps for a reload of this tab what is replayed; sessions that are too large for the browser are not kept. */
export function keepOpened(opened: Opened): void {
  try {
    sessionStorage.setItem(keys.opened, JSON.stringify(opened))
  } catch {
    sessionStorage.removeItem(keys.opened)
  }
}

export const keepStep = (step: number): void => sessionStorage.setItem(keys.step, String(step))

export function keptOpened(): Opened {
  const text = sessionStorage.getItem(keys.opened)
  return text ? JSON.parse(text) : nothing
}

export const keptStep = (): number => Number(sessionStorage.getItem(keys.step) ?? 1)
