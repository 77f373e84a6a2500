/** At least a size, at most a size, other conditions, print. */
const rankOf = (query: string) =>
  /print/.test(query) ? 3 : /min-/.test(query) ? 0 : /max-/.test(query) ? 1 : 2

const sizeOf = (query: string) => Number.parseFloat(query.replace(/[^\d.]/g, '')) || 0

/** Replaces Chakra's order of media queries: the narrower condition comes later and wins. All sizes are in rem. */
export function sortAtParams(one: string, other: string): number {
  const rank = rankOf(one)
  const difference = sizeOf(one) - sizeOf(other)
  return rank - rankOf(other) || (rank === 1 ? -difference : difference) || one.localeCompare(other)
}
