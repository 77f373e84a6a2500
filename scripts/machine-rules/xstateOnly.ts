import ts from 'typescript'
import { textOf } from './literal'
import { descendants } from './machineFile'
import type { Complaint, Rule } from './rule'

/** Nothing but named imports of `xstate` at run time, and no TypeScript that leaves code behind. */
export const xstateOnly: Rule = {
  name: 'xstateOnly',
  check({ source }) {
    return descendants(source).flatMap((at): Complaint[] => {
      if (ts.isImportDeclaration(at)) return importComplaint(at)
      if (ts.isEnumDeclaration(at) || ts.isModuleDeclaration(at) || ts.isImportEqualsDeclaration(at))
        return [{ at, message: 'is not erasable TypeScript' }]
      if (ts.isCallExpression(at) && at.expression.kind === ts.SyntaxKind.ImportKeyword)
        return [{ at, message: 'imports at run time' }]
      return []
    })
  },
}

function importComplaint(at: ts.ImportDeclaration): Complaint[] {
  const clause = at.importClause
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const module = textOf(at.moduleSpecifier)
  if (module !== 'xstate')
    return [{ at, message: `imports ${module} at run time; only types may come from there` }]
  const isNamed = clause?.namedBindings && ts.isNamedImports(clause.namedBindings) && !clause.name
  return isNamed ? [] : [{ at, message: "imports 'xstate' otherwise than by names" }]
}
