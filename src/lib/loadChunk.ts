/** Milliseconds until the loading of a part of the portal times out. */
const TIMEOUT_MS = 120_000

export class ChunkMissing extends Error {
  override name = 'ChunkMissing'
}

/** Loads a part of the portal, or fails with `ChunkMissing`. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkMissing('late')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (error) {
    throw error instanceof ChunkMissing ? error : new ChunkMissing(String(error))
  } finally {
    clearTimeout(timer)
  }
}
