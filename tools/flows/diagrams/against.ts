import { execFileSync, spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { type Difference, differenceOf } from './difference'
import { changesOfParts } from './difference/parts'
import { type DrawnFlow, drawnFlowOf, drawnFlows } from './drawnFlow'

/** What became of one machine since a commit. */
export type Comparison = { stem: string } & (
  | { kind: 'new' | 'gone'; flow: DrawnFlow }
  | { kind: 'changed'; difference: Difference; parts: string[] }
  | Unreadable
)

/** The machine cannot be loaded as it was at the commit. */
interface Unreadable {
  kind: 'unreadable'
  why: string
}

/** The machines of the working tree that are not what they were at a commit. */
export function comparedWith(ref: string): Comparison[] {
  const before = new Map(filesAt(ref).map((path) => [stemOf(path), path]))
  const after = new Map(drawnFlows().map((flow) => [flow.stem, flow]))
  const stems = [...new Set([...before.keys(), ...after.keys()])].sort()
  return stems.flatMap((stem) => {
    const path = before.get(stem)
    if (!path) return compared(undefined, after.get(stem))
    return comparedWithText(path, git('show', '--end-of-options', `${ref}:${path}`), after.get(stem))
  })
}

/** The same for one machine, as its file was. */
export function comparedWithText(path: string, text: string, after: DrawnFlow | undefined): Comparison[] {
  const before = drawnOrWhyNot(path, text)
  return 'why' in before ? [{ ...before, stem: stemOf(path) }] : compared(before, after)
}

function drawnOrWhyNot(path: string, text: string): DrawnFlow | Unreadable {
  try {
    return drawnFlowOf(path, text)
  } catch (error) {
    return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) }
  }
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

const filesAt = (ref: string): string[] =>
  git('ls-tree', '--name-only', '--end-of-options', ref, 'machines/')
    .split('\n')
    .filter((path) => path.endsWith('.machine.ts'))

const stemOf = (path: string): string => basename(path, '.machine.ts')

const git = (...given: string[]): string =>
  execFileSync('git', given, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
