/**
 * Prints how many mutants of all machines each suite of paths kills, as a table in Markdown. It needs four minutes of processor time.
 *   npm run ablation -w tools/paths
 */
import fc from 'fast-check'
import { loadCases, stems } from '../../tests/paths/cases/all'
import { actorWalk } from './actorWalk'
import type { Cases } from './cases'
import type { Walk } from './coverage'
import { coveringWalks, generatePaths, goldenOf, ignoringWalks } from './generatePaths'
import { type Golden, readGolden } from './golden'
import { type Edge, explore, type Graph, haveSameBehaviour } from './graph'
import { killerOf } from './mutantGate'
import { mutantsOf } from './mutants'
import { runPath } from './runPaths'

const SEED = 57
const WALK_LENGTH = 14
/** To generate paths takes long: every so many mutants. */
const REGENERATE_EVERY = 20

const stepsIn = ({ paths }: Golden) => paths.reduce((sum, { steps }) => sum + steps.length, 0)

/** Random walks that together have so many steps. */
function randomWalks({ starts }: Graph, stepCount: number): Walk[] {
  const picks = fc.array(fc.nat({ max: 1_000 }), { minLength: WALK_LENGTH, maxLength: WALK_LENGTH })
  const numRuns = Math.ceil(stepCount / WALK_LENGTH)
  return fc.sample(picks, { seed: SEED, numRuns }).flatMap((walk, index) => {
    const start = starts[index % starts.length]
    if (!start) return []
    const edges: Edge[] = []
    for (const pick of walk) {
      const node = edges.at(-1)?.to ?? start.node
      const possible = [...node.edges, ...node.ignored]
      const edge = possible[pick % possible.length]
      if (edge) edges.push(edge)
    }
    return [{ start, edges }]
  })
}

function suitesOf(cases: Cases, golden: Golden): Record<string, Golden> {
  const graph = explore(cases)
  const suite = (walks: Walk[]) => goldenOf(cases, graph.starts, walks)
  return {
    'all states': suite(coveringWalks(graph, (_, { states }) => states)),
    'all transitions': suite(coveringWalks(graph, (_, { takenTransitions }) => takenTransitions)),
    'all transitions, and ignored events': suite([
      ...coveringWalks(graph, (_, { takenTransitions }) => takenTransitions),
      ...ignoringWalks(graph),
    ]),
    'pairs of transitions': suite(coveringWalks(graph)),
    'pairs of transitions, and ignored events (the golden paths)': golden,
    'random walks with as many steps': suite(randomWalks(graph, stepsIn(golden))),
  }
}

interface Row {
  killed: number
  mutants: number
  paths: number
  steps: number
  seconds: number
}
const rows = new Map<string, Row>()
function add(name: string, figures: Partial<Row>): void {
  const row = rows.get(name) ?? { killed: 0, mutants: 0, paths: 0, steps: 0, seconds: 0 }
  for (const field of ['killed', 'mutants', 'paths', 'steps', 'seconds'] as const)
    row[field] += figures[field] ?? 0
  rows.set(name, row)
}

/** Processor time. */
async function secondsToWalk({ machine }: Cases, suite: Golden): Promise<number> {
  const begin = process.cpuUsage()
  for (const path of suite.paths) await runPath(suite, path, actorWalk(machine))
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1e6
}

/** Whether paths that are generated from the mutant itself notice its fault. */
async function isNoticedByOwnPaths(mutated: Cases): Promise<boolean> {
  try {
    const own = generatePaths(mutated)
    return (await killerOf(own, own.paths, mutated.machine)) !== undefined
  } catch {
    // It has too many full states, or calls a port that no case answers.
    return true
  }
}

let tried = 0
for (const stem of stems) {
  const cases = await loadCases(stem)
  const golden = readGolden(stem)
  const graph = explore(cases)
  const suites = Object.entries(suitesOf(cases, golden))
  for (const [name, suite] of suites) {
    const seconds = await secondsToWalk(cases, suite)
    add(name, { paths: suite.paths.length, steps: stepsIn(suite), seconds })
  }
  const outsideEvents = [...new Set(cases.events.map(({ type }) => type))]
  for (const { machine, isPossiblyEquivalent } of mutantsOf(cases.machine, outsideEvents)) {
    const mutated = { ...cases, machine }
    const isKilled = (await killerOf(golden, golden.paths, machine)) !== undefined
    if (!isKilled && isPossiblyEquivalent && haveSameBehaviour(explore(mutated), graph)) continue
    for (const [name, suite] of suites) {
      const killer = suite === golden ? isKilled : await killerOf(suite, suite.paths, machine)
      add(name, { mutants: 1, killed: killer ? 1 : 0 })
    }
    if (tried++ % REGENERATE_EVERY === 0)
      add('golden paths generated from each mutant', {
        mutants: 1,
        killed: (await isNoticedByOwnPaths(mutated)) ? 1 : 0,
      })
  }
  console.error(`${stem}: ${tried} mutants so far`)
}

console.log('| suite | mutants killed | share | paths | steps | seconds |')
console.log('| --- | --- | --- | --- | --- | --- |')
for (const [name, { killed, mutants, paths, steps, seconds }] of rows) {
  const share = `${((100 * killed) / mutants).toFixed(1)} %`
  const costs = paths > 0 ? [paths, steps, seconds.toFixed(2)] : ['', '', '']
  console.log(`| ${[name, `${killed} of ${mutants}`, share, ...costs].join(' | ')} |`)
}
