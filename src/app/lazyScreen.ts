import { type ComponentType, lazy } from 'react'

/** Milliseconds until a part of the portal that does not load is given up. */
const CHUNK_PATIENCE = 120_000

export class ChunkMissing extends Error {
  override name = 'ChunkMissing'
}

/** Loads a part of the portal, or fails with `ChunkMissing`. */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  patience = CHUNK_PATIENCE,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkMissing('late')), patience)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw error instanceof ChunkMissing ? error : new ChunkMissing(String(error))
  } finally {
    clearTimeout(timer)
  }
}

/** A screen that is loaded when it is first shown. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => loadChunk(load))
}
