import ts from 'typescript'
import { descendants } from '../../../../scripts/machine-rules/machineFile'
import { type Declaration, declarationsIn, reachedFrom } from './declarations'
import type { Sources } from './sources'

/** A part of the portal starts a flow. */
export interface Start {
  /** `src/screens/bills`. */
  by: string
  /** The stem of its machine's file. */
  flow: string
}

/** Whoever calls one of these starts the flow that is given to it first. */
const STARTERS = new Set(['useFlow', 'createActor'])
/** They belong to no part of the portal: whoever uses them starts what they start. */
const SHARED = /^src\/(flows|payment)\//

/** Which part of the portal starts which flow, by what its files use. */
export function startsIn(sources: Sources): Start[] {
  const declarations = declarationsIn(sources)
  const startedBy = flowsStarted(declarations)
  const starts = [...declarations.values()]
    .filter(({ module }) => !SHARED.test(module))
    .flatMap(({ id, module }) =>
      [...reachedFrom([id], declarations, (one) => one.id === id || SHARED.test(one.module))]
        .filter((reached) => reached === id || SHARED.test(reached))
        .flatMap((reached) => startedBy.get(reached) ?? [])
        .map((flow): Start => ({ by: partOf(module), flow })),
    )
  return [...new Map(starts.map((start) => [`${start.flow} ${start.by}`, start])).values()].sort(
    (one, other) => one.by.localeCompare(other.by) || one.flow.localeCompare(other.flow),
  )
}

/** The folder of a file; those below `src/app` belong to the shell of the portal. */
export const partOf = (module: string): string =>
  module.startsWith('src/app/') ? 'src/app' : module.slice(0, module.lastIndexOf('/'))

/** The flows that a declaration itself starts. */
const flowsStarted = (declarations: ReadonlyMap<string, Declaration>): Map<string, string[]> =>
  new Map([...declarations].map(([id, one]) => [id, machinesStarted(one, declarations)]))

/** The one flow that a file itself starts, if it starts one. */
export function flowStartedIn(module: string, sources: Sources): string | undefined {
  const started = [...flowsStarted(declarationsIn(sources))].find(
    ([id, flows]) => id.startsWith(`${module} `) && flows.length > 0,
  )
  return started?.[1][0]
}

function machinesStarted({ node, usesIn }: Declaration, declarations: ReadonlyMap<string, Declaration>) {
  const given = descendants(node)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => ts.isIdentifier(expression) && STARTERS.has(expression.text))
    .flatMap((call) => call.arguments[0] ?? [])
  return [
    ...reachedFrom(
      given.flatMap((part) => [...usesIn(part)]),
      declarations,
    ),
  ].flatMap((id) => /^machines\/(\w+)\.machine \w+Machine$/.exec(id)?.[1] ?? [])
}
