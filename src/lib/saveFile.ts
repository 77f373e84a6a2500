/** The bytes of a base64 text if they are a PDF, else null. */
export function decodePdf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const text = atob(base64)
    return text.startsWith('%PDF-') ? Uint8Array.from(text, (char) => char.charCodeAt(0)) : null
  } catch {
    return null
  }
}

/** A name under which a file may be saved: no path, no control or invisible characters, and `.pdf` at its end. */
export function safeFileName(name: string | null | undefined): string {
  const baseName = (name ?? '')
    // Control characters, and format characters such as those that change the reading direction.
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+/, '')
    .replace(/(\.pdf)?\s*$/i, '')
    .slice(0, 100)
    .trim()
  return `${baseName || 'dokument'}.pdf`
}

/** Safe names for the PDFs of one folder. Equal names get a number, even if their case differs. */
export function distinctFileNames(names: readonly string[]): string[] {
  const used = new Set<string>()
  return names.map((name) => {
    const safeName = safeFileName(name)
    let result = safeName
    for (let number = 2; used.has(result.toLowerCase()); number++)
      result = safeName.replace(/\.pdf$/, `-${number}.pdf`)
    used.add(result.toLowerCase())
    return result
  })
}

/** Saves a PDF through the browser. */
export const savePdf = (bytes: Uint8Array<ArrayBuffer>, fileName: string): void =>
  saveFile(new Blob([bytes], { type: 'application/pdf' }), safeFileName(fileName))

/** Milliseconds for the browser to take the file before its address is revoked. */
const REVOKE_AFTER_MS = 10_000

/** Saves a file through the browser. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
