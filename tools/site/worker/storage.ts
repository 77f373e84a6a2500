import { createStore, get, set } from 'idb-keyval'
import type { Memory } from '../../../sandbox/memory'
import { base } from './siteBase'

interface Stored {
  /** Another build may use another format. */
  build: string
  at: number
  memory: Memory
}

/** Nobody returns to a demonstration after a day, and its dates are old then. */
const LIFETIME_MS = 24 * 60 * 60_000
/** Calls within this time are stored together. */
const PAUSE_MS = 20

const database = createStore(`sandbox of ${base}/`, 'memory')

/** The memory that a worker of the same build stored within a day. */
export async function restore(build: string): Promise<Memory | undefined> {
  // A browser that refuses to store has nothing.
  const stored = await get<Stored>('kept', database).catch(() => undefined)
  return stored?.build === build && Date.now() - stored.at < LIFETIME_MS ? stored.memory : undefined
}

/** Returns a function that stores the memory and resolves when that is done. */
export function createSaver(build: string, memory: Memory): () => Promise<void> {
  let pendingSave: Promise<void> | undefined
  async function save() {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    pendingSave = undefined
    const stored: Stored = { build, at: Date.now(), memory }
    // If that fails, the memory lives as long as the worker.
    await set('kept', stored, database).catch(() => {})
  }
  return () => {
    pendingSave ??= save()
    return pendingSave
  }
}
