import type { Memory } from '../../sandbox/memory'
import { base } from './place'

interface Kept {
  /** Of another build, what is kept may have another shape. */
  build: string
  at: number
  memory: Memory
}

/** For longer, nobody comes back to a demonstration; what it holds is dated by then. */
const LIFETIME_MS = 24 * 60 * 60_000
/** What is called meanwhile is kept with it. */
const PAUSE_MS = 20

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(`sandbox of ${base}/`, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('memory')
  return (await done(opening)).transaction('memory', mode).objectStore('memory')
}

/** What was kept by a worker of the same build within a day; nothing where the browser keeps nothing. */
export async function takeUp(build: string): Promise<Memory | undefined> {
  try {
    const kept: Kept | undefined = await done((await store('readonly')).get('kept'))
    return kept?.build === build && Date.now() - kept.at < LIFETIME_MS ? kept.memory : undefined
  } catch {
    return undefined
  }
}

/** A function that keeps what is known in a moment; it settles when that is done. */
export function createKeeper(build: string, memory: Memory) {
  let planned: Promise<void> | undefined
  async function keep() {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    planned = undefined
    try {
      await done((await store('readwrite')).put({ build, at: Date.now(), memory } satisfies Kept, 'kept'))
    } catch {
      // Then it lives as long as the worker does.
    }
  }
  return () => {
    planned ??= keep()
    return planned
  }
}
