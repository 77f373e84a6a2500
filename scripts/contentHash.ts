import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file in a folder, of any type, in a fixed order. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** A hash of the contents of these files and of the other circumstances. */
export function contentHash(files: readonly string[], otherInputs: unknown): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.update(JSON.stringify(otherInputs)).digest('hex')
}
