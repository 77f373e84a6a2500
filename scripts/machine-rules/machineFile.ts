import { basename } from 'node:path'
import { compileFunction } from 'node:vm'
import ts from 'typescript'
import * as xstate from 'xstate'

/** A machine file as text, as syntax tree and, if it is runnable, as live machine. */
export interface MachineFile {
  /** `tariff` of `tariff.machine.ts`. */
  stem: string
  source: ts.SourceFile
  createCalls: ts.CallExpression[]
  /** The argument of `setup`. */
  setup?: ts.ObjectLiteralExpression
  /** The argument of `createMachine`. */
  config?: ts.ObjectLiteralExpression
  machine: xstate.AnyStateMachine | Error
}

export function readMachineFile(path: string, text: string): MachineFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const calls = descendants(source).filter(ts.isCallExpression)
  const createCalls = calls.filter(
    ({ expression }) => ts.isPropertyAccessExpression(expression) && expression.name.text === 'createMachine',
  )
  const setupCall = calls.find(({ expression }) => expression.getText() === 'setup')
  return {
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

/** Runs a machine file as a visual tool would: types erased, nothing but `xstate` to import. */
export function loadMachine(path: string, text: string): xstate.AnyStateMachine | Error {
  try {
    const compilerOptions = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS }
    const { outputText } = ts.transpileModule(text, { fileName: path, compilerOptions })
    const exported: Record<string, unknown> = {}
    compileFunction(outputText, ['require', 'exports'])(requireXstate, exported)
    const machine = Object.values(exported).find((value) => value instanceof xstate.StateMachine)
    return machine ?? new Error('the file exports no machine')
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function requireXstate(module: string): typeof xstate {
  if (module !== 'xstate') throw new Error(`${module} cannot be imported by a visual tool`)
  return xstate
}
