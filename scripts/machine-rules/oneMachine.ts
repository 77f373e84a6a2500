import ts from 'typescript'
import type { MachineFile } from './machineFile'
import type { Complaint, Rule } from './rule'

/** A file is one exported `setup({…}).createMachine({…})`, and besides it only imports and types. */
export const oneMachine: Rule = {
  name: 'oneMachine',
  check(file) {
    const others = file.source.statements.filter((statement) => !isAllowed(statement))
    const helpers = others.filter((statement) => !isMachine(statement, file))
    const machines = others.filter((statement) => isMachine(statement, file))
    const complaints: Complaint[] = helpers.map((at) => ({
      at,
      message: 'only the machine and types may stand here',
    }))
    if (file.createCalls.length !== 1)
      complaints.push({
        at: file.createCalls[1],
        message: `${file.createCalls.length} machines instead of one`,
      })
    if (machines.length === 0)
      complaints.push({
        at: helpers[0],
        message: `wants export const ${file.stem}Machine = setup({…}).createMachine({…})`,
      })
    return complaints
  },
}

const isAllowed = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement)

function isMachine(statement: ts.Statement, { stem, createCalls }: MachineFile): boolean {
  if (!ts.isVariableStatement(statement)) return false
  const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  const [declaration, another] = statement.declarationList.declarations
  if (!isExported || another || declaration?.name.getText() !== `${stem}Machine`) return false
  const call = createCalls.find((one) => one === declaration.initializer)
  if (!call || !ts.isPropertyAccessExpression(call.expression)) return false
  const origin = call.expression.expression
  return ts.isCallExpression(origin) && origin.expression.getText() === 'setup'
}
