/** Captures saved files in this list, under their names, instead of saving them; in jsdom and in a browser. */
export function watchSavedFiles(): { name: string; content: Blob | undefined }[] {
  const saved: { name: string; content: Blob | undefined }[] = []
  const contents = new Map<string, Blob>()
  URL.createObjectURL = (content: Blob) => {
    const address = `blob:${contents.size}`
    contents.set(address, content)
    return address
  }
  URL.revokeObjectURL = () => {}
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.get(this.href) })
  }
  return saved
}
