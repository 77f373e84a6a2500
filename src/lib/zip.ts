import { zipSync } from 'fflate'

// Places in a ZIP file, from the start of what they belong to (APPNOTE 4.3.12 and 4.3.16).
const END_SIZE = 22
const END = { entries: 8, totalEntries: 10, directorySize: 12, directoryStart: 16 }
const ENTRY = { fileStart: 42 }

const viewOf = ({ buffer, byteOffset }: Uint8Array) => new DataView(buffer, byteOffset)

/** The header, the entry in the directory and the end of a ZIP file of one file, whose size is in all of them. */
function partsOf(name: string, content: Uint8Array) {
  const zip = zipSync({ [name]: content }, { level: 0 })
  const directoryStart = viewOf(zip.subarray(-END_SIZE)).getUint32(END.directoryStart, true)
  return {
    header: zip.slice(0, directoryStart - content.length),
    entry: zip.slice(directoryStart, -END_SIZE),
  }
}

/** Files as a ZIP file, not compressed because PDFs already are. Only the bytes of one file at a time are in memory. */
export async function zipOf(files: readonly { name: string; content: Blob }[]): Promise<Blob> {
  const contents: BlobPart[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let position = 0
  for (const { name, content } of files) {
    const { header, entry } = partsOf(name, new Uint8Array(await content.arrayBuffer()))
    viewOf(entry).setUint32(ENTRY.fileStart, position, true)
    contents.push(header, content)
    directory.push(entry)
    position += header.length + content.size
  }
  const end = zipSync({})
  const view = viewOf(end)
  view.setUint16(END.entries, files.length, true)
  view.setUint16(END.totalEntries, files.length, true)
  view.setUint32(
    END.directorySize,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  )
  view.setUint32(END.directoryStart, position, true)
  return new Blob([...contents, ...directory, end])
}
