import ts from 'typescript'
import { descendants } from '../../../../scripts/machine-rules/machineFile'
import { importsOf, moduleOf, type Sources } from './sources'

/** A part of the portal starts a flow. */
export interface Start {
  /** `src/screens/bills`. */
  by: string
  /** The stem of its machine's file. */
  flow: string
}

/** What a file declares at its top, and the declarations that it uses, each as `src/flows/tariff useTariffs`. */
interface Declaration {
  module: string
  uses: readonly string[]
}

/** These folders belong to no part of the portal: a part that uses them starts what they start. */
const SHARED = /^src\/(flows|payment)\//
const MACHINE = /^machines\/(\w+)\.machine \w+Machine$/

/** A part of the portal starts the flows whose machines its code reaches, itself or through shared files. */
export function startsIn(sources: Sources): Start[] {
  const declarations = new Map([...sources.values()].flatMap(declarationsIn))
  const starts = new Map<string, Start>()
  for (const [id, { module }] of declarations) {
    if (SHARED.test(module)) continue
    for (const reached of reachedFrom(id, declarations)) {
      const flow = MACHINE.exec(reached)?.[1]
      if (flow) starts.set(`${flow} ${partOf(module)}`, { by: partOf(module), flow })
    }
  }
  return [...starts.values()].sort(
    (one, other) => one.by.localeCompare(other.by) || one.flow.localeCompare(other.flow),
  )
}

function reachedFrom(start: string, declarations: ReadonlyMap<string, Declaration>): Set<string> {
  const reached = new Set([start])
  for (const id of reached) {
    const { module, uses } = declarations.get(id) ?? { module: '', uses: [] }
    if (id === start || SHARED.test(module)) for (const used of uses) reached.add(used)
  }
  return reached
}

/** The folder of a file; the folders in `src/app` belong to the shell of the portal. */
const partOf = (module: string): string =>
  module.startsWith('src/app/') ? 'src/app' : module.slice(0, module.lastIndexOf('/'))

function declarationsIn(source: ts.SourceFile): [string, Declaration][] {
  const module = moduleOf(source.fileName)
  const named = source.statements.flatMap(namedParts)
  const meanings = new Map([
    ...importsOf(source),
    ...named.map(({ name }): [string, string] => [name, `${module} ${name}`]),
  ])
  return named.map(({ name, node }) => {
    const names = descendants(node).filter(ts.isIdentifier)
    const uses = names.flatMap(({ text, parent }) =>
      ts.isTypeNode(parent) ? [] : (meanings.get(text) ?? []),
    )
    return [`${module} ${name}`, { module, uses }]
  })
}

function namedParts(statement: ts.Statement): { name: string; node: ts.Node }[] {
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [{ name: statement.name.text, node: statement }]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap((node) =>
    ts.isIdentifier(node.name) ? [{ name: node.name.text, node }] : [],
  )
}
