import type { Alphabet } from '../alphabet'
import { declaredTargets, reachableTargets, walkTargets } from '../coverage'
import { walkOf } from '../gaps'
import type { GoldenPath } from '../golden'
import { explore } from '../graph'
import { requirementsByTarget } from '../requirements'

/** What there is to cover, by the first words of its targets. */
const beginnings = {
  states: 'state ',
  transitions: 'transition ',
  pairs: 'pair ',
  ignored: 'in ',
  guards: 'guard ',
} as const

export interface Figure {
  covered: number
  total: number
  /** What is not covered, in words. */
  open: string[]
}

export const kinds = [...(Object.keys(beginnings) as (keyof typeof beginnings)[]), 'requirements'] as const
export type Figures = Record<(typeof kinds)[number], Figure>

/** A path of which the first steps were walked. */
export interface WalkedPath {
  path: GoldenPath
  steps: number
}

const figureOf = (required: readonly string[], covered: ReadonlySet<string>): Figure => {
  const open = required.filter((target) => !covered.has(target))
  return { covered: required.length - open.length, total: required.length, open }
}

/** Counts for a machine what walked paths cover, each time with the same targets. */
export function createCounter(alphabet: Alphabet): (walked: readonly WalkedPath[]) => Figures {
  const { machine, unreachable = {} } = alphabet
  const graph = explore(alphabet)
  const targets = [...new Set([...declaredTargets(machine), ...reachableTargets(graph)])]
  const required = targets.filter((target) => !(target in unreachable))
  const requirements = requirementsByTarget(machine)
  const ids = [...new Set([...requirements.values()].flat())].sort()

  return (walked) => {
    const walks = walked.map(({ path, steps }) =>
      walkOf({ ...path, steps: path.steps.slice(0, steps) }, graph),
    )
    const covered = new Set(walks.flatMap((walk) => (walk ? walkTargets(walk) : [])))
    const coveredIds = new Set([...covered].flatMap((target) => requirements.get(target) ?? []))
    const counted = Object.entries(beginnings).map(([kind, beginning]) => [
      kind,
      figureOf(
        required.filter((target) => target.startsWith(beginning)),
        covered,
      ),
    ])
    return { ...Object.fromEntries(counted), requirements: figureOf(ids, coveredIds) }
  }
}
