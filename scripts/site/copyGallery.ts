import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const inline = /\n<script>([\s\S]*)<\/script>\n<\/body>/

/** A page whose program stands within it, and that program apart: a host's policy may let no script stand in a page. */
export function apart(page: string, file: string): { page: string; script: string } {
  const [, script] = inline.exec(page) ?? []
  if (script === undefined) throw new Error('The page of the gallery holds no program.')
  return { page: page.replace(inline, () => `\n<script src="${file}"></script>\n</body>`), script }
}

/** The gallery as it was taken last, its program in a file of its own. */
export function copyGallery(site: string): void {
  const folder = join(site, 'gallery')
  cpSync('gallery', folder, { recursive: true })
  const { page, script } = apart(readFileSync(join(folder, 'index.html'), 'utf8'), 'gallery.js')
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'gallery.js'), script)
}
