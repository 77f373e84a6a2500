import { deepStrictEqual } from 'node:assert'
import fc from 'fast-check'
import { actorDriver } from './actorDriver'
import type { Alphabet } from './alphabet'
import { explore, type Start } from './graph'
import { invariants, type Station } from './invariants'
import { wayName } from './names'

/** The names of the invariants that do not hold at the last station. */
const brokenInvariants = (machine: string, stations: readonly Station[]) =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds({ machine, stations }) ? [] : [name]))

const longestWalk = 40

/** Walks at random and, if a walk fails, cuts it down: what is thrown names the shortest such walk, and how to go it again. */
export async function walkManyTimes(
  alphabet: Alphabet,
  options: { numRuns: number; seed?: number },
): Promise<void> {
  const starts = fc.constantFrom(...explore(alphabet).starts)
  const picks = fc.array(fc.nat({ max: 1_000 }), { maxLength: longestWalk, size: 'max' })
  const walk = fc.asyncProperty(starts, picks, (start, way) => walkAtRandom(alphabet, start, way))
  const { failed, seed, errorInstance } = await fc.check(walk, options)
  if (!failed) return
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  throw new Error(`${reason}\nWALK_SEED=${seed} goes this walk again.`, { cause: errorInstance })
}

/**
 * Lets the running machine walk where the picks lead: each picks one of the events that can happen, faults and events
 * to be ignored included. Rejects at the first moment that breaks an invariant, or that was not computed beforehand.
 */
async function walkAtRandom({ machine }: Alphabet, start: Start, picks: readonly number[]): Promise<void> {
  const stations: Station[] = [start]
  const labels: string[] = []
  const driver = actorDriver(machine)
  const words = () =>
    wayName(
      start.moment.value,
      labels.map((label, index) => ({ label, value: stations[index + 1]?.moment.value ?? '' })),
    )
  const check = async ({ moment }: Station) => {
    deepStrictEqual(await driver.look(), moment, `the machine does not do what was computed: ${words()}`)
    const broken = brokenInvariants(machine.id, stations)
    if (broken.length > 0) throw new Error(`«${broken.join('», «')}» does not hold after ${words()}`)
  }
  try {
    await driver.start({ ...start.moment, input: start.input })
    await check(start)
    for (const pick of picks) {
      const { node } = stations.at(-1) ?? start
      const possible = [...node.edges, ...node.ignored]
      const edge = possible[pick % possible.length]
      if (!edge) break
      await driver.fire(edge.event)
      const station = { event: edge.event, moment: edge.moment, node: edge.to }
      stations.push(station)
      labels.push(edge.label)
      await check(station)
    }
  } finally {
    await driver.stop()
  }
}
