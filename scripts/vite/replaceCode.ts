import type { Rolldown } from 'vite'

/** Replaces the code of a built file. With `--sourcemap`, `remap` changes its source map; the comment at its end stays. */
export function replaceCode(
  bundle: Rolldown.OutputBundle,
  file: Rolldown.OutputChunk,
  code: string,
  remap: (map: Rolldown.SourceMap) => Partial<Rolldown.SourceMap>,
): void {
  const [comment = ''] = /\n\/\/# sourceMappingURL=\S+\s*$/.exec(file.code) ?? []
  file.code = code.includes(comment) ? code : code + comment
  if (!file.map) return
  const map = { ...file.map, ...remap(file.map) }
  file.map = map
  const asset = bundle[`${file.fileName}.map`]
  if (asset?.type === 'asset') asset.source = JSON.stringify(map)
}
