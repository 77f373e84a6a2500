/** What the analyzer says of a file or a folder in the build. */
interface Weighed {
  filename: string
  parsedSize: number
  brotliSize: number
  groups?: Weighed[]
}

const filesIn = (node: Weighed): Weighed[] => (node.groups?.length ? node.groups.flatMap(filesIn) : [node])

/** The package that a file belongs to, for the analyzer leaves `node_modules` out; of the portal's own, the folder. */
export const ownerOf = (file: string): string =>
  /^(src\/[^/.]+|machines|i18n|@[^/]+\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? 'the rest'

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * What each package takes of a file, the heaviest first. Brotli compresses a file as a whole: each part's share of that is as
 * its share of the sum of all parts compressed by themselves.
 */
export function packageTable(parts: readonly Weighed[], brotli: number): string[][] {
  const sums = new Map<string, { raw: number; alone: number }>()
  for (const { filename, parsedSize, brotliSize } of parts.flatMap(filesIn)) {
    const sum = sums.get(ownerOf(filename)) ?? { raw: 0, alone: 0 }
    sums.set(ownerOf(filename), { raw: sum.raw + parsedSize, alone: sum.alone + brotliSize })
  }
  const all = [...sums.values()].reduce(
    (total, { raw, alone }) => ({ raw: total.raw + raw, alone: total.alone + alone }),
    { raw: 0, alone: 0 },
  )
  const row = (name: string, { raw, alone }: { raw: number; alone: number }) => [
    name,
    kilobytes(raw),
    kilobytes((alone / all.alone) * brotli),
    `${((alone / all.alone) * 100).toFixed(1)} %`,
  ]
  return [
    ['package', 'minified', 'brotli, about', 'share'],
    ...[...sums].sort(([, a], [, b]) => b.alone - a.alone).map(([name, sum]) => row(name, sum)),
    row('all', all),
  ]
}
