import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../../tools/conform/operations'
import type { Edge, Node } from '../../tools/paths/graph'
import type { Moment } from '../../tools/paths/moment'
import { type Consequence, stateOf, turnOf, waysToRest } from './knowledge'
import type { Look, OwnWalk } from './pages'
import { isSending, operationsOf, standInFor } from './policy'
import type { Standing, Walked } from './progress'
import type { Traffic } from './traffic'

/** What may appear next if the machine and the portal agree. */
interface Candidate {
  /** Where the event leads, before any answer of the provider. */
  first: string
  turns: Edge[]
  rest: Node
  /** The calls on the way, with one operation of each port. */
  operations: OperationId[]
  /** The moment at its end, and the provider's turn that led there, if any. */
  moment: readonly [Moment, Edge['event'] | undefined]
  /** The state in words, with the answers that lead there. */
  way: string
}

export interface Observed extends Candidate, Standing {
  /** The state in words. If several answers would look alike, each with its state: `… or …`. */
  inWords: string
}

/** Milliseconds for a busy portal to load or to show an answer; the pause between two SMS is 30 s. */
const GRACE = 40_000
/** Milliseconds by which an inexact clock may reach a limit early. */
const TOLERANCE = 500

const delayOf = ({ event }: Edge) => Number(event.delay ?? 0)

/** The lasting states that the provider's answers can lead to. */
const candidatesAfter = ({ stem, knowledge }: Walked, next: readonly Consequence[]) =>
  next.flatMap((first) =>
    waysToRest(knowledge, first.to).map(({ rest, turns }): Candidate => {
      const calls = [first, ...turns].flatMap(({ moment }) => moment.calls)
      const last = turns.at(-1)
      const answers = turns.map((turn) => turnOf(turn).label).join(', ')
      return {
        first: stateOf(first.to),
        turns,
        rest,
        moment: [(last ?? first).moment, last?.event],
        operations: calls.flatMap(({ port }) => operationsOf(stem, port).slice(0, 1)),
        way: answers ? `${stateOf(rest)} by ${answers}` : stateOf(rest),
      }
    }),
  )

const timesIn = (all: readonly OperationId[], operation: OperationId) =>
  all.filter((one) => one === operation).length

const sendingOf = (operations: readonly OperationId[]) => operations.filter(isSending).sort()

/** A field that is undefined is not compared. */
const showsAs = (look: Look = {}, seen: Look) =>
  Object.entries(look).every(([name, value]) => value === undefined || isDeepStrictEqual(value, seen[name]))

const lasting = ({ situation }: Node): Candidate['moment'] => {
  const { value, status, context, tags } = situation.snapshot
  return [{ value, status, context, tags: [...tags].sort(), calls: [], emitted: [] }, undefined]
}

/** Waits until the portal shows an expected state and keeps showing it. */
export async function observe(
  driver: OwnWalk,
  walked: Walked,
  traffic: Traffic,
  next: readonly Consequence[],
): Promise<Observed> {
  const candidates = candidatesAfter(walked, next)
  const own = [...new Set(candidates.flatMap(({ operations }) => operations))]
  let seen: Look = {}
  const looksOf = (moments: Candidate['moment'][]) =>
    driver.evaluate((walk, moments) => walk.looksOf(moments), moments)

  async function fitting(): Promise<Candidate[]> {
    // While calls are pending, the screen may still change, and with it the compared look.
    const now =
      traffic.awaited().length > 0
        ? undefined
        : await driver.evaluate((walk) => walk.look()).catch(() => undefined)
    if (!now) return []
    seen = now
    // The expected look can depend on the page.
    const looks = await looksOf(candidates.map(({ moment }) => moment))
    const asked = traffic.asked().map((operation) => standInFor(walked.stem, operation))
    const fit = candidates.filter(
      ({ turns, operations }, index) =>
        turns.every((turn) => delayOf(turn) <= traffic.sinceMark() + TOLERANCE) &&
        showsAs(looks[index], now) &&
        // Other flows of the page may have called more operations, but none that sends anything.
        operations.every((one) => timesIn(asked, one) >= timesIn(operations, one)) &&
        isDeepStrictEqual(sendingOf(asked), sendingOf(operations)),
    )
    // Prefers the candidates that explain every call of the flow.
    const explained = fit.filter(({ operations }) =>
      own.every((one) => timesIn(asked, one) === timesIn(operations, one)),
    )
    return explained.length > 0 ? explained : fit
  }

  /** All situations of the state that look alike: the screen does not show earlier decisions. */
  async function standingLike(rest: Node): Promise<Standing> {
    const state = stateOf(rest)
    const all = walked.knowledge.nodesIn(state)
    const [wanted, ...looks] = await looksOf([rest, ...all].map(lasting))
    return { state, nodes: all.filter((_, index) => isDeepStrictEqual(looks[index], wanted)) }
  }

  const longest = Math.max(0, ...candidates.flatMap(({ turns }) => turns.map(delayOf)))
  const deadline = Date.now() + longest + GRACE
  while (Date.now() < deadline && traffic.heldBack().length === 0) {
    const ways = (await fitting()).map(({ way }) => way)
    if (ways.length > 0) {
      await wait(walked.lasts)
      const alike = (await fitting()).filter(({ way }) => ways.includes(way))
      const [first] = alike
      if (first && first.way === ways[0]) {
        const words = [...new Set(alike.map(({ way }) => way))]
        const inWords = words.length > 1 ? words.join(' or ') : stateOf(first.rest)
        return { ...first, ...(await standingLike(first.rest)), inWords }
      }
    }
    await wait(50)
  }
  const [heldBack] = traffic.heldBack()
  if (heldBack) throw new Error(`the portal wanted to send ${heldBack}, which is not permitted`)
  const expected = [...new Set(candidates.map(({ rest }) => stateOf(rest)))].join(' or ')
  const asked = [
    ...traffic.asked(),
    ...traffic.awaited().map((one) => `${one} is not answered`),
    ...traffic.keptFromPayment().map((one) => `kept back ${one}`),
  ]
  throw new Error(`expected ${expected}, saw ${JSON.stringify(seen)}, asked ${asked.join(', ') || 'nothing'}`)
}
