import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { descendants } from '../../../../scripts/machine-rules/machineFile'

/** The files of the portal that run in a browser, as syntax trees by path. */
export type Sources = ReadonlyMap<string, ts.SourceFile>

/** Files that only the build runs and generated files start no flow. */
const SKIPPED = /^src\/prerender\/|\.d\.ts$/

export function portalSources(): Sources {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !SKIPPED.test(path))
    .sort()
  return new Map(paths.map((path) => [path, parsed(path, readFileSync(path, 'utf8'))]))
}

export const parsed = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

/** The name of a file as another file imports it. */
export const moduleOf = (path: string): string => path.replace(/\.tsx?$/, '')

/** What the imported names of a file mean: `src/flows/useFlow useFlow` for `useFlow`. */
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

export const callsIn = (node: ts.Node): ts.CallExpression[] =>
  [node, ...descendants(node)].filter(ts.isCallExpression)
