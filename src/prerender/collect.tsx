import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Names that are numbers come first in an object: which layer is above which is said before all. */
const LAYERS = '@layer reset,base,tokens,recipes;'

/** The styles of all that is rendered, each rule once. */
export function createCollector() {
  // Browsers that run the portal need no prefixes; what does is written with its prefix.
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  // Rules are kept in the cache, and no style elements are put into the markup.
  cache.compat = true
  return {
    /** The markup of an element; `id` stands before each id in it. */
    render: (element: ReactNode, id: string): string =>
      renderToString(<CacheProvider value={cache}>{element}</CacheProvider>, { identifierPrefix: id }),
    styles: (): string =>
      LAYERS +
      Object.values(cache.inserted)
        .filter((rules) => typeof rules === 'string')
        .join(''),
  }
}
