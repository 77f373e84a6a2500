import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '../lib/loadChunk'

/**
 * A component that loads when it first renders, or earlier by `preload`. `waiting` is shown until then. If it fails to
 * load, `instead` is shown; without `instead`, the boundary gets `ChunkMissing`.
 *
 * Not `React.lazy`: React keeps the fallback of a lazy component for 300 ms, even if its file loads at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode | ((props: Props) => ReactNode),
  instead?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined

  async function preload(): Promise<void> {
    loaded = (await loadChunk(load)).default
  }

  function Part(props: Props) {
    const [{ Loaded, error }, show] = useState<{ Loaded?: typeof loaded; error?: unknown }>({
      Loaded: loaded,
    })
    useEffect(() => {
      if (!Loaded)
        preload().then(
          () => show({ Loaded: loaded }),
          (error: unknown) => show(instead ? { Loaded: instead } : { error }),
        )
    }, [Loaded])
    if (error) throw error
    if (Loaded) return <Loaded {...props} />
    return typeof waiting === 'function' ? waiting(props) : waiting
  }

  return Object.assign(Part, { preload, isLoaded: () => loaded !== undefined })
}
