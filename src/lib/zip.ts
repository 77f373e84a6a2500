import { downloadZip } from 'client-zip'

/** Files as a ZIP file. Their contents are not compressed: PDFs already are. */
export const zipOf = (files: readonly { name: string; content: Blob }[]): Promise<Blob> =>
  downloadZip(files.map(({ name, content }) => ({ name, input: content }))).blob()
