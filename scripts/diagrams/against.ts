import { execFileSync, spawnSync } from 'node:child_process'
import { type Difference, differenceOf } from './difference'
import { changesOfParts } from './difference/parts'
import { type DrawnFlow, drawnFlowOf, drawnFlows } from './drawnFlow'

/** What became of one machine since a commit. */
export type Comparison = { stem: string } & (
  | { kind: 'new' | 'gone'; flow: DrawnFlow }
  | { kind: 'changed'; difference: Difference; parts: string[] }
)

/** The machines of the working tree that are not what they were at a commit. */
export function comparedWith(ref: string): Comparison[] {
  const [before, after] = [flowsAt(ref), drawnFlows()]
  const stems = [...new Set([...before, ...after].map(({ stem }) => stem))].sort()
  return stems.flatMap((stem) =>
    compared(
      before.find((one) => one.stem === stem),
      after.find((one) => one.stem === stem),
    ),
  )
}

/** Nothing where they are the same. */
export function compared(before: DrawnFlow | undefined, after: DrawnFlow | undefined): Comparison[] {
  if (!before || !after || before.flow.root.id !== after.flow.root.id)
    return [
      ...(before ? [{ kind: 'gone' as const, stem: before.stem, flow: before }] : []),
      ...(after ? [{ kind: 'new' as const, stem: after.stem, flow: after }] : []),
    ]
  const difference = differenceOf(before.flow, after.flow)
  const parts = changesOfParts(before.file, after.file)
  return difference.changes.length + parts.length > 0
    ? [{ kind: 'changed', stem: after.stem, difference, parts }]
    : []
}

/** Whether git knows a commit by this name. */
export const isCommit = (ref: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).status === 0

function flowsAt(ref: string): DrawnFlow[] {
  const paths = git('ls-tree', '--name-only', '--end-of-options', ref, 'machines/').split('\n')
  return paths
    .filter((path) => path.endsWith('.machine.ts'))
    .map((path) => drawnFlowOf(path, git('show', '--end-of-options', `${ref}:${path}`)))
}

const git = (...given: string[]): string =>
  execFileSync('git', given, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
