import { useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'

interface Query {
  /** The query of the address, decoded once; the router's own hook decodes it twice. */
  query: URLSearchParams
  /** Shows the page with another query. */
  setQuery: (
    change: (query: URLSearchParams) => ConstructorParameters<typeof URLSearchParams>[0],
    how?: { replace: boolean },
  ) => void
}

/** Reads and changes the query of the address. */
export function useQuery(): Query {
  const search = useSearch()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const [path, navigate] = useLocation()
  const setQuery: Query['setQuery'] = useCallback(
    (change, how) => {
      const text = new URLSearchParams(change(new URLSearchParams(window.location.search))).toString()
      navigate(text ? `${path}?${text}` : path, how)
    },
    [path, navigate],
  )
  return { query, setQuery }
}
