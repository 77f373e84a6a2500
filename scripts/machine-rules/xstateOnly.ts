import ts from 'typescript'
import { textOf } from './literal'
import { descendants } from './machineFile'
import type { Complaint, Rule } from './rule'

/**
 * Nothing but named imports of `xstate`, types included, and no TypeScript that leaves code behind. Whoever reads a
 * machine, a person or a visual tool, has the whole of it: the few fields of others that it uses it says itself.
 */
export const xstateOnly: Rule = {
  name: 'xstateOnly',
  check({ source }) {
    return descendants(source).flatMap((at): Complaint[] => {
      if (ts.isImportDeclaration(at)) return importComplaint(at)
      if (ts.isEnumDeclaration(at) || ts.isModuleDeclaration(at) || ts.isImportEqualsDeclaration(at))
        return [{ at, message: 'is not erasable TypeScript' }]
      if (ts.isCallExpression(at) && at.expression.kind === ts.SyntaxKind.ImportKeyword)
        return [{ at, message: 'imports at run time' }]
      if (ts.isImportTypeNode(at)) return [{ at, message: `imports a type in passing: ${at.getText()}` }]
      return []
    })
  },
}

function importComplaint(at: ts.ImportDeclaration): Complaint[] {
  const module = textOf(at.moduleSpecifier)
  if (module !== 'xstate') return [{ at, message: `imports ${module}; a machine imports xstate alone` }]
  const clause = at.importClause
  const isNamed = clause?.namedBindings && ts.isNamedImports(clause.namedBindings) && !clause.name
  return isNamed ? [] : [{ at, message: "imports 'xstate' otherwise than by names" }]
}
