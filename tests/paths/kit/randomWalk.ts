import { deepStrictEqual } from 'node:assert'
import { actorDriver } from './actorDriver'
import type { Alphabet } from './alphabet'
import type { Start } from './graph'
import { invariants, type Station } from './invariants'
import { wayName } from './names'

/** The names of the invariants that do not hold at the last station. */
const brokenInvariants = (machine: string, stations: readonly Station[]) =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds({ machine, stations }) ? [] : [name]))

/**
 * Lets the running machine walk where the picks lead: each picks one of the events that can happen, faults and events
 * to be ignored included. Rejects at the first moment that breaks an invariant, or that was not computed beforehand.
 */
export async function walkAtRandom(
  { machine }: Alphabet,
  start: Start | undefined,
  picks: readonly number[],
): Promise<void> {
  if (!start) throw new Error('there is no such start')
  const stations: Station[] = [start]
  const labels: string[] = []
  const driver = actorDriver(machine)
  const words = () =>
    wayName(
      start.moment.value,
      labels.map((label, index) => ({ label, value: stations[index + 1]?.moment.value ?? '' })),
    )
  const check = async ({ moment }: Station) => {
    deepStrictEqual(await driver.look(), moment, words())
    const broken = brokenInvariants(machine.id, stations)
    if (broken.length > 0) throw new Error(`${broken.join('; ')}: not after ${words()}`)
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
