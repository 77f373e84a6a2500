import { zipSync } from 'fflate'

const bytesOf = async (content: Blob) => new Uint8Array(await content.arrayBuffer())

/**
 * Files, whose names differ, as a ZIP file. They are not compressed, because PDFs already are. Each size comes before its
 * content, so that programs can read the file as a stream.
 */
export async function zipOf(files: readonly { name: string; content: Blob }[]): Promise<Blob> {
  const entries = await Promise.all(
    files.map(async ({ name, content }) => [name, await bytesOf(content)] as const),
  )
  return new Blob([zipSync(Object.fromEntries(entries), { level: 0 })], { type: 'application/zip' })
}
