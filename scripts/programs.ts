import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The first program with one of these names on the PATH, otherwise the first at one of the other paths. */
export function findProgram(names: string[], otherPaths: string[] = []): string | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
  return [...candidates, ...otherPaths].find(isExecutable)
}
