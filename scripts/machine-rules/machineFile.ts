import { basename } from 'node:path'
import ts from 'typescript'
import type { AnyStateMachine } from 'xstate'
import { loadMachine } from './loadMachine'

/** A machine file as text, as syntax tree and, if it is runnable, as live machine. */
export interface MachineFile {
  path: string
  /** `tariff` of `tariff.machine.ts`. */
  stem: string
  source: ts.SourceFile
  createCalls: ts.CallExpression[]
  /** The argument of `setup`. */
  setup?: ts.ObjectLiteralExpression
  /** The argument of `createMachine`. */
  config?: ts.ObjectLiteralExpression
  machine: AnyStateMachine | Error
}

export function readMachineFile(path: string, text: string): MachineFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const calls = descendants(source).filter(ts.isCallExpression)
  const createCalls = calls.filter(
    ({ expression }) => ts.isPropertyAccessExpression(expression) && expression.name.text === 'createMachine',
  )
  const setupCall = calls.find(({ expression }) => expression.getText() === 'setup')
  return {
    path,
    stem: basename(path).split('.')[0] ?? '',
    source,
    createCalls,
    setup: objectOf(setupCall),
    config: objectOf(createCalls[0]),
    machine: loadMachine(path, text),
  }
}

export function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (child: ts.Node) => {
    found.push(child)
    ts.forEachChild(child, visit)
  }
  ts.forEachChild(node, visit)
  return found
}

function objectOf(call: ts.CallExpression | undefined): ts.ObjectLiteralExpression | undefined {
  const argument = call?.arguments[0]
  return argument && ts.isObjectLiteralExpression(argument) ? argument : undefined
}
