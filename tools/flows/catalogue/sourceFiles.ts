import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SourceFile {
  /** From the root of the repository, with `/`. */
  file: string
  text: string
}

/** The files of a folder and of those in it, by name. */
export const sourceFiles = (folder: string, pattern: RegExp): SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
