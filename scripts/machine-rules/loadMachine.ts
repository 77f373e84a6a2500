import { compileFunction } from 'node:vm'
import ts from 'typescript'
import * as xstate from 'xstate'

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
