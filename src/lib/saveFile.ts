/** Milliseconds for the browser to take the file before its address is revoked. */
const REVOKE_AFTER_MS = 10_000

/** Saves a file through the browser. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
