import { deepStrictEqual } from 'node:assert'
import fc from 'fast-check'
import { actorWalk } from './actorWalk'
import type { Cases } from './cases'
import { explore, type Start } from './graph'
import { type NamedStep, pathText } from './names'

const MAX_WALK_LENGTH = 40

/** Walks at random. A walk that fails is shortened; the error names the shortest such walk and how to repeat it. */
export async function runRandomWalks(cases: Cases, options: { numRuns: number; seed?: number }) {
  const starts = fc.constantFrom(...explore(cases).starts)
  const picks = fc.array(fc.nat({ max: 1_000 }), { maxLength: MAX_WALK_LENGTH, size: 'max' })
  const walk = fc.asyncProperty(starts, picks, (start, picks) => runRandomWalk(cases, start, picks))
  const { failed, seed, errorInstance } = await fc.check(walk, options)
  if (!failed) return
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  throw new Error(`${reason}\nWALK_SEED=${seed} repeats this walk.`, { cause: errorInstance })
}

/**
 * Lets the running machine walk where the picks lead: each picks one of the events that can happen, faults and events
 * to be ignored included. Rejects at the first snapshot that was not computed beforehand.
 */
async function runRandomWalk({ machine }: Cases, start: Start, picks: readonly number[]): Promise<void> {
  let { observed, node } = start
  const steps: NamedStep[] = []
  const walk = await actorWalk(machine)({ ...observed, input: start.input })
  const compare = async () => {
    const walkText = pathText(start.observed.value, steps)
    deepStrictEqual(await walk.observe(), observed, `the machine differs from the graph: ${walkText}`)
  }
  await compare()
  for (const pick of picks) {
    const possible = [...node.edges, ...node.ignored]
    const edge = possible[pick % possible.length]
    if (!edge) break
    await walk.fire(edge.event)
    ;({ observed, to: node } = edge)
    steps.push({ label: edge.label, value: observed.value })
    await compare()
  }
}
