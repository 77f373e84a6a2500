import ts from 'typescript'
import { descendants } from '../../../../scripts/machine-rules/machineFile'
import { importsOf, moduleOf, type Sources } from './sources'

/** What a file declares at its top, and which declarations of the portal it uses. */
export interface Declaration {
  /** `src/flows/tariff useTariffs`; of a machine, `machines/tariff.machine tariffMachine`. */
  id: string
  module: string
  node: ts.Node
  uses: ReadonlySet<string>
  /** The declarations that a part of it uses. */
  usesIn: (part: ts.Node) => Set<string>
}

export function declarationsIn(sources: Sources): Map<string, Declaration> {
  const all = [...sources].flatMap(([path, source]) => {
    const module = moduleOf(path)
    const named = source.statements.flatMap(namedParts)
    const meanings = new Map([
      ...importsOf(source),
      ...named.map(({ name }): [string, string] => [name, `${module} ${name}`]),
    ])
    const usesIn = (part: ts.Node) =>
      new Set(
        [part, ...descendants(part)]
          .filter(ts.isIdentifier)
          .flatMap(({ text, parent }) => (ts.isTypeNode(parent) ? [] : (meanings.get(text) ?? []))),
      )
    return named.map(({ name, node }): [string, Declaration] => {
      const id = `${module} ${name}`
      return [id, { id, module, node, uses: usesIn(node), usesIn }]
    })
  })
  return new Map(all)
}

function namedParts(statement: ts.Statement): { name: string; node: ts.Node }[] {
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [{ name: statement.name.text, node: statement }]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap((node) =>
    ts.isIdentifier(node.name) ? [{ name: node.name.text, node }] : [],
  )
}

/** All that is reached from these declarations, they themselves included. */
export function reachedFrom(
  starts: Iterable<string>,
  declarations: ReadonlyMap<string, Declaration>,
  passes: (declaration: Declaration) => boolean = () => true,
): Set<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    const declaration = declarations.get(id)
    if (declaration && passes(declaration)) declaration.uses.forEach(visit)
  }
  for (const id of starts) visit(id)
  return reached
}
