import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../conform/operations'
import type { Edge, Node } from '../paths/graph'
import type { ObservedSnapshot } from '../paths/observedSnapshot'
import { type Consequence, pathsToStableState, stateOf, systemEventOf } from './knowledge'
import type { Observations, StagingWalk } from './pages'
import { canonicalOperation, isWriting, operationsOf } from './policy'
import type { Position, WalkedMachine } from './progress'
import type { Traffic } from './traffic'

/** What may appear next if the machine and the portal agree. */
interface Candidate {
  /** Where the event leads, before any answer of the provider. */
  firstState: string
  systemEvents: Edge[]
  stableNode: Node
  /** The calls on the way, with one operation of each port. */
  operations: OperationId[]
  /** The snapshot at its end, and the system event that led there, if any. */
  observed: readonly [ObservedSnapshot, Edge['event'] | undefined]
  /** The state in words, with the answers that lead there. */
  description: string
}

export interface Reached extends Candidate, Position {
  /** The state in words. If several answers would look alike, each with its state: `… or …`. */
  inWords: string
}

/** Milliseconds for a busy portal to load or to show an answer; the pause between two SMS is 30 s. */
const GRACE_MS = 40_000
/** Milliseconds by which an inexact clock may reach a limit early. */
const TOLERANCE_MS = 500

const delayOf = ({ event }: Edge) => Number(event.delay ?? 0)

/** The stable states that the provider's answers can lead to. */
const candidatesAfter = ({ stem, knowledge }: WalkedMachine, next: readonly Consequence[]) =>
  next.flatMap((first) =>
    pathsToStableState(knowledge, first.to).map(({ stableNode, systemEvents }): Candidate => {
      const calls = [first, ...systemEvents].flatMap(({ observed }) => observed.calls)
      const last = systemEvents.at(-1)
      const answers = systemEvents.map((systemEvent) => systemEventOf(systemEvent).label).join(', ')
      return {
        firstState: stateOf(first.to),
        systemEvents,
        stableNode,
        observed: [(last ?? first).observed, last?.event],
        operations: calls.flatMap(({ port }) => operationsOf(stem, port).slice(0, 1)),
        description: answers ? `${stateOf(stableNode)} by ${answers}` : stateOf(stableNode),
      }
    }),
  )

const countIn = (all: readonly OperationId[], operation: OperationId) =>
  all.filter((one) => one === operation).length

const writesOf = (operations: readonly OperationId[]) => operations.filter(isWriting).sort()

/** A field that is undefined is not compared. */
const matchesObservations = (expected: Observations = {}, seen: Observations) =>
  Object.entries(expected).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(value, seen[name]),
  )

const stableMoment = ({ fullState }: Node): Candidate['observed'] => {
  const { value, status, context, tags } = fullState.snapshot
  return [{ value, status, context, tags: [...tags].sort(), calls: [], emitted: [] }, undefined]
}

/** Waits until the portal shows an expected state and keeps showing it. */
export async function observe(
  driver: StagingWalk,
  machine: WalkedMachine,
  traffic: Traffic,
  next: readonly Consequence[],
): Promise<Reached> {
  const candidates = candidatesAfter(machine, next)
  const ownOperations = [...new Set(candidates.flatMap(({ operations }) => operations))]
  let observations: Observations = {}
  const expectedAfter = (snapshots: Candidate['observed'][]) =>
    driver.evaluate((walk, snapshots) => walk.expectedObservations(snapshots), snapshots)

  async function findMatching(): Promise<Candidate[]> {
    // While calls are pending, the screen may still change, and with it the compared observations.
    const currentObservations =
      traffic.pendingCalls().length > 0
        ? undefined
        : await driver.evaluate((walk) => walk.observe()).catch(() => undefined)
    if (!currentObservations) return []
    observations = currentObservations
    // The expected observations can depend on the page.
    const expectedObservations = await expectedAfter(candidates.map(({ observed }) => observed))
    const calls = traffic.calls().map((operation) => canonicalOperation(machine.stem, operation))
    const matching = candidates.filter(
      ({ systemEvents, operations }, index) =>
        systemEvents.every((systemEvent) => delayOf(systemEvent) <= traffic.msSinceMark() + TOLERANCE_MS) &&
        matchesObservations(expectedObservations[index], currentObservations) &&
        // Other flows of the page may have called more operations, but none that sends anything.
        operations.every((one) => countIn(calls, one) >= countIn(operations, one)) &&
        isDeepStrictEqual(writesOf(calls), writesOf(operations)),
    )
    // Prefers the candidates that explain every call of the flow.
    const complete = matching.filter(({ operations }) =>
      ownOperations.every((one) => countIn(calls, one) === countIn(operations, one)),
    )
    return complete.length > 0 ? complete : matching
  }

  /** All full states of the state that look alike: the screen does not show earlier decisions. */
  async function findPosition(rest: Node): Promise<Position> {
    const state = stateOf(rest)
    const all = machine.knowledge.nodesIn(state)
    const [expectedHere, ...others] = await expectedAfter([rest, ...all].map(stableMoment))
    return { state, nodes: all.filter((_, index) => isDeepStrictEqual(others[index], expectedHere)) }
  }

  const longestDelay = Math.max(0, ...candidates.flatMap(({ systemEvents }) => systemEvents.map(delayOf)))
  const deadline = Date.now() + longestDelay + GRACE_MS
  while (Date.now() < deadline && traffic.blockedCalls().length === 0) {
    const descriptions = (await findMatching()).map(({ description }) => description)
    if (descriptions.length > 0) {
      await wait(machine.stableMs)
      const matches = (await findMatching()).filter(({ description }) => descriptions.includes(description))
      const [first] = matches
      if (first && first.description === descriptions[0]) {
        const distinct = [...new Set(matches.map(({ description }) => description))]
        const inWords = distinct.length > 1 ? distinct.join(' or ') : stateOf(first.stableNode)
        return { ...first, ...(await findPosition(first.stableNode)), inWords }
      }
    }
    await wait(50)
  }
  const [blockedCall] = traffic.blockedCalls()
  if (blockedCall) throw new Error(`the portal wanted to send ${blockedCall}, which is not permitted`)
  const expected = [...new Set(candidates.map(({ stableNode }) => stateOf(stableNode)))].join(' or ')
  const calls = [
    ...traffic.calls(),
    ...traffic.pendingCalls().map((one) => `${one} has no answer`),
    ...traffic.blockedPayments().map((one) => `blocked ${one}`),
  ]
  throw new Error(
    `expected ${expected}, saw ${JSON.stringify(observations)}, calls: ${calls.join(', ') || 'none'}`,
  )
}
