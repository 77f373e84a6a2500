import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { FOLDER } from './files'

/** What is wrong with the files that lie there, compared with those that the machines give today. */
export function staleDiagrams(files: ReadonlyMap<string, string>): string[] {
  const present = existsSync(FOLDER) ? readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`) : []
  return [
    ...present.filter((path) => !files.has(path)).map((path) => `${path} belongs to no machine`),
    ...[...files]
      .filter(([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content)
      .map(([path]) => `${path} ${existsSync(path) ? 'is not what its machine gives today' : 'is missing'}`),
  ]
}
