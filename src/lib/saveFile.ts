/** PDF readers look for the start of a document in as many bytes. */
const MAX_BYTES_BEFORE_PDF = 1024

/** Base64 without a `data:` prefix, line breaks and the alphabet of URLs. */
function normalizeBase64(text: string): string {
  const base64 = text
    .trim()
    .replace(/^data:[^,]*,/i, '')
    .replaceAll(/\s*[\r\n]\s*/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  // A form's decoder turns each `+` into a blank, which `atob` would drop without an error.
  const groups = base64.split(' ')
  const isGrouped =
    groups.length > 2 && groups.slice(0, -1).every(({ length }) => length === groups[0]?.length)
  const isDecodedForm = !isGrouped && !base64.includes('+') && base64.length % 4 === 0
  return base64.replaceAll(' ', isDecodedForm ? '+' : '')
}

/** The bytes of a base64 text from the start of its PDF; null if it is none. */
export function decodePdf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const content = atob(normalizeBase64(text))
    const start = content.slice(0, MAX_BYTES_BEFORE_PDF).indexOf('%PDF-')
    return start < 0 ? null : Uint8Array.from(content.slice(start), (char) => char.charCodeAt(0))
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

/** Milliseconds until the address of a file is revoked: phones first ask whether to save it. */
const REVOKE_AFTER_MS = 60_000

/** Saves a file through the browser. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
