import { useState } from 'react'

/** The first entries of a list that may have a thousand, and a function that shows as many more; undefined at the end. */
export function useShownPart<Entry>(entries: readonly Entry[], pageSize = 20) {
  const [limit, setLimit] = useState(pageSize)
  return {
    shown: entries.slice(0, limit),
    showMore: entries.length > limit ? () => setLimit(limit + pageSize) : undefined,
  }
}
