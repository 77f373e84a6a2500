import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '../lib/loadChunk'

/**
 * A component that loads when it first renders, or earlier by `preload`. `fallback` is shown until then. If it fails to
 * load, `errorFallback` is shown; without `errorFallback`, the boundary gets `ChunkMissing`.
 *
 * Not `React.lazy`: React keeps the fallback of a lazy component for 300 ms, even if its file loads at once.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode | ((props: Props) => ReactNode),
  errorFallback?: ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined

  function preload(): Promise<void> {
    loading ??= loadChunk(load).then(
      (module) => {
        loaded = module.default
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function Part(props: Props) {
    const [{ Loaded, error }, setState] = useState<{ Loaded?: typeof loaded; error?: unknown }>({
      Loaded: loaded,
    })
    useEffect(() => {
      if (!Loaded)
        preload().then(
          () => setState({ Loaded: loaded }),
          (error: unknown) => setState(errorFallback ? { Loaded: errorFallback } : { error }),
        )
    }, [Loaded])
    if (error) throw error
    if (Loaded) return <Loaded {...props} />
    return typeof fallback === 'function' ? fallback(props) : fallback
  }

  return Object.assign(Part, { preload, isLoaded: () => loaded !== undefined })
}
