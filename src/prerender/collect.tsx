import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Fixes the order of the layers first, because an object sorts numeric names first. */
const LAYERS = '@layer reset,base,tokens;'

/** The styles of all rendered elements, each rule once. */
export function createCollector() {
  // Browsers that run the portal need no prefixes; exceptions are written with theirs.
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // Keeps the rules in the cache instead of style elements in the markup.
  cache.compat = true
  return {
    /** The markup of an element; `id` prefixes each id in it. */
    render: (element: ReactNode, id: string): string =>
      renderToString(<CacheProvider value={cache}>{element}</CacheProvider>, { identifierPrefix: id }),
    styles: (): string =>
      LAYERS +
      Object.values(cache.inserted)
        .filter((rules) => typeof rules === 'string')
        .join(''),
  }
}
