import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The files of the portal that run in a browser, as syntax trees by path. */
export type Sources = ReadonlyMap<string, ts.SourceFile>

/** Neither what only the build runs nor what is generated starts a flow. */
const NOT_READ = /^src\/prerender\/|\.d\.ts$/

export function portalSources(): Sources {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !NOT_READ.test(path))
    .sort()
  return new Map(
    paths.map((path) => [
      path,
      ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
    ]),
  )
}

/** What the names of a file mean that it imports: `src/flows/useFlow useFlow` for `useFlow`. */
export function importsOf(source: ts.SourceFile): Map<string, string> {
  const meanings = new Map<string, string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = statement.moduleSpecifier.text
    const names = statement.importClause?.namedBindings
    if (!from.startsWith('.') || !names || !ts.isNamedImports(names)) continue
    const path = join(dirname(source.fileName), from).replaceAll('\\', '/')
    for (const { name, propertyName } of names.elements)
      meanings.set(name.text, `${path} ${(propertyName ?? name).text}`)
  }
  return meanings
}

/** The name of a file as another imports it. */
export const moduleOf = (path: string): string => path.replace(/\.tsx?$/, '')
