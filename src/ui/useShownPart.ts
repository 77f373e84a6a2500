import { useState } from 'react'

/** Keeps how many entries are shown, such as for a reload. */
export interface CountMemory {
  read: () => number | undefined
  write: (count: number) => void
}

/** The first entries of a list that may have a thousand, and a function that shows as many more; undefined at the end. */
export function useShownPart<Entry>(entries: readonly Entry[], pageSize = 20, memory?: CountMemory) {
  const [limit, setLimit] = useState(() => memory?.read() ?? pageSize)
  function showMore() {
    setLimit(limit + pageSize)
    memory?.write(limit + pageSize)
  }
  return { shown: entries.slice(0, limit), showMore: entries.length > limit ? showMore : undefined }
}
