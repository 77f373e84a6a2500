const longest = 160

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

type Parts = Readonly<Record<string, unknown>>
const hasParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

export interface Difference {
  /** Where it is, as `context.faults.phone`. */
  place: string
  text: string
}

/** Where what is seen is not what was expected, and nothing of what is alike. */
export function differences(seen: unknown, expected: unknown, place = ''): Difference[] {
  if (hasParts(seen) && hasParts(expected) && Array.isArray(seen) === Array.isArray(expected)) {
    const isSameLength = !Array.isArray(seen) || Object.keys(seen).length === Object.keys(expected).length
    if (isSameLength) {
      const names = [...new Set([...Object.keys(expected), ...Object.keys(seen)])]
      return names.flatMap((name) =>
        differences(seen[name], expected[name], place === '' ? name : `${place}.${name}`),
      )
    }
  }
  const [was, wanted] = [shown(seen), shown(expected)]
  return JSON.stringify(seen) === JSON.stringify(expected)
    ? []
    : [{ place, text: `${place === '' ? '' : `${place}: `}expected ${wanted}, saw ${was}` }]
}
