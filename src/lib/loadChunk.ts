import { within } from './within'

/** Milliseconds until the loading of a part of the portal times out. */
const TIMEOUT_MS = 120_000

export class ChunkMissing extends Error {
  override name = 'ChunkMissing'
}

/** Loads a part of the portal, or fails with `ChunkMissing`. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await within(TIMEOUT_MS, load, () => new ChunkMissing('late'))
  } catch (error) {
    throw error instanceof ChunkMissing ? error : new ChunkMissing(String(error))
  }
}
