import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../../sandbox/document'
import type { PathEvent } from '../../tools/paths/alphabet'
import type { Edge, Node } from '../../tools/paths/graph'
import type { Moment } from '../../tools/paths/moment'
import type { Stem } from './effects'
import { type Knowledge, stateOf, turnOf, waysToRest } from './knowledge'
import type { Look, OwnWalk } from './ownWalk'
import { isSending, operationsOf, standInFor } from './ports'
import type { Traffic } from './traffic'

/** Where a walk may stand: situations of one state that look alike. */
export interface Standing {
  state: string
  nodes: readonly Node[]
}

/** What may be seen next if the machine and the portal agree. */
interface Candidate {
  /** Where the event leads, before the provider says anything. */
  first: string
  turns: Edge[]
  rest: Node
  looks: Look
  /** What the provider is asked on the way, with one operation of each port. */
  operations: OperationId[]
}

const GRACE = 10_000
/** A clock is not so exact that a limit could not be over a moment early. */
const TOLERANCE = 500

const timesIn = (all: readonly OperationId[], operation: OperationId) =>
  all.filter((one) => one === operation).length

/** Whether everything was asked as often as the machine says; other flows of the page may have asked for more. */
const isCovered = ({ operations }: Candidate, asked: readonly OperationId[]) =>
  operations.every((operation) => timesIn(asked, operation) >= timesIn(operations, operation))

/** Those by which nothing of what the flow can ask was asked without a reason; all, if there is none such. */
function withoutRest(candidates: Candidate[], asked: readonly OperationId[]): Candidate[] {
  const own = new Set(candidates.flatMap(({ operations }) => operations))
  const explained = candidates.filter(({ operations }) =>
    [...own].every((operation) => timesIn(asked, operation) === timesIn(operations, operation)),
  )
  return explained.length > 0 ? explained : candidates
}

const sendingOf = (operations: readonly OperationId[]) => operations.filter(isSending).sort()

const lasting = ({ situation }: Node): Moment => {
  const { value, status, context, tags } = situation.snapshot
  return { value, status, context, tags: [...tags].sort(), calls: [], emitted: [] }
}

/** Everything that may come next: each lasting state that the provider can lead to. */
async function candidatesAfter(
  walk: OwnWalk,
  stem: Stem,
  knowledge: Knowledge,
  next: readonly Consequence[],
): Promise<Candidate[]> {
  const ways = next.flatMap((first) =>
    waysToRest(knowledge, first.to).map(({ rest, turns }) => ({ first, turns, rest })),
  )
  const looks = await walk.looksOf(
    ways.map(({ first, turns }) => [turns.at(-1)?.moment ?? first.moment, turns.at(-1)?.event]),
  )
  return ways.map(({ first, turns, rest }, index) => {
    const calls = [first, ...turns].flatMap(({ moment }) => moment.calls)
    return {
      ...{ first: stateOf(first.to), turns, rest, looks: looks[index] ?? {} },
      operations: calls.flatMap(({ port }) => operationsOf(stem, port).slice(0, 1)),
    }
  })
}

/** The situations of the same state that look alike while they last: what was decided before, the screen does not tell. */
async function standingLike(walk: OwnWalk, { states }: Knowledge, rest: Node): Promise<Standing> {
  const state = stateOf(rest)
  const all = [rest, ...(states.get(state)?.nodes ?? [])]
  const [wanted, ...looks] = await walk.looksOf(all.map((node) => [lasting(node), undefined]))
  return { state, nodes: all.slice(1).filter((_, index) => isDeepStrictEqual(looks[index], wanted)) }
}

/** A field that is undefined is not compared. */
const showsAs = (looks: Look, seen: Look) =>
  Object.entries(looks).every(([name, value]) => value === undefined || isDeepStrictEqual(value, seen[name]))

/** What was seen although no way of the machine leads there. */
class Unexplained extends Error {}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** How a walk comes somewhere: by an event, or as the flow begins. */
export type Consequence = Pick<Edge, 'to' | 'moment'>

export interface Observed extends Candidate, Standing {
  /** The state in words; where several answers would look alike, each with its state: `… or …`. */
  inWords: string
}

const wayInWords = ({ turns, rest }: Candidate) =>
  turns.length > 0
    ? `${stateOf(rest)} by ${turns.map((turn) => turnOf(turn).label).join(', ')}`
    : stateOf(rest)

/** Waits until the portal shows something that can come next, and goes on showing it. */
export async function observe(
  walk: OwnWalk,
  stem: Stem,
  knowledge: Knowledge,
  traffic: Traffic,
  next: readonly Consequence[],
): Promise<Observed> {
  const delayOf = ({ event }: { event: PathEvent }) => Number(event.delay ?? 0)
  let candidates: Candidate[] = []
  let seen: Look = {}

  async function fitting(): Promise<Candidate[]> {
    if (traffic.isWaiting()) return []
    // What the screen shows may be on its way, and with it what is compared.
    const now = await walk.look().catch(() => undefined)
    if (!now) return []
    // What is expected can depend on the page, and is asked again once that shows something else.
    if (candidates.length === 0 || !isDeepStrictEqual(seen, now))
      candidates = await candidatesAfter(walk, stem, knowledge, next)
    seen = now
    const asked = traffic.asked().map((operation) => standInFor(stem, operation))
    const fit = candidates.filter(
      (candidate) =>
        candidate.turns.every((turn) => delayOf(turn) <= traffic.sinceMark() + TOLERANCE) &&
        showsAs(candidate.looks, seen) &&
        isCovered(candidate, asked) &&
        isDeepStrictEqual(sendingOf(asked), sendingOf(candidate.operations)),
    )
    return withoutRest(fit, asked)
  }

  const ways = next.flatMap(({ to }) => waysToRest(knowledge, to))
  const longest = Math.max(0, ...ways.flatMap(({ turns }) => turns.map(delayOf)))
  const deadline = Date.now() + longest + GRACE
  while (Date.now() < deadline) {
    if (traffic.heldBack().length > 0) break
    const fit = (await fitting()).map(wayInWords)
    if (fit.length > 0) {
      // It must last: what is about to be asked, or asked twice, comes a little later.
      await wait(300)
      const alike = (await fitting()).filter((one) => fit.includes(wayInWords(one)))
      const [first] = alike
      const words = [...new Set(alike.map(wayInWords))]
      if (first && wayInWords(first) === fit[0])
        return {
          ...first,
          ...(await standingLike(walk, knowledge, first.rest)),
          inWords: words.length > 1 ? words.join(' or ') : stateOf(first.rest),
        }
    }
    await wait(100)
  }
  const [heldBack] = traffic.heldBack()
  if (heldBack) throw new Unexplained(`the portal wanted to send ${heldBack}, which is not permitted`)
  const expected = [...new Set(ways.map(({ rest }) => stateOf(rest)))].join(' or ')
  throw new Unexplained(`expected ${expected}, saw ${await seenInWords(walk, knowledge, seen, traffic)}`)
}

/** The states that look like this, and what else was to be seen. */
async function seenInWords(
  walk: OwnWalk,
  { states }: Knowledge,
  seen: Look,
  traffic: Traffic,
): Promise<string> {
  const nodes = [...states.values()].flatMap((known) => known.nodes)
  const looks = await walk.looksOf(nodes.map((node) => [lasting(node), undefined]))
  const alike = new Set(nodes.filter((_, index) => showsAs(looks[index] ?? {}, seen)).map(stateOf))
  const asked = traffic.asked().length > 0 ? `, asked ${traffic.asked().join(', ')}` : ', asked nothing'
  const kept = traffic.keptFromPayment().map((one) => `, kept back ${one}`)
  const told = alike.size > 0 ? [...alike].join(' or ') : 'no state of the machine'
  return `${told} (${JSON.stringify(seen)}${asked}${kept.join('')})`
}
