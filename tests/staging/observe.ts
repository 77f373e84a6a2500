import { isDeepStrictEqual } from 'node:util'
import type { OperationId } from '../../sandbox/document'
import type { Stem } from './effects'
import { type Consequence, type Knowledge, keptAfter, type Turn, waysToRest } from './knowledge'
import { isSending, operationsOf, standInFor } from './ports'
import type { Look, ProviderScreen, Stage } from './screens/providerScreen'
import type { Traffic } from './traffic'

/** What may be seen next if the machine and the portal agree. */
export interface Candidate {
  /** Where the event leads, before the provider says anything. */
  first: string
  turns: Turn[]
  rest: string
  looks: Look
  kept: Look
  /** What the provider is asked on the way, with one operation of each port. */
  operations: OperationId[]
}

const GRACE = 10_000

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

/** Everything that may come next: each lasting state that the provider can lead to. */
export function candidatesAfter(
  stem: Stem,
  knowledge: Knowledge,
  screen: ProviderScreen,
  next: readonly Consequence[],
): Candidate[] {
  return next.flatMap(({ state, kept, calls }) =>
    waysToRest(knowledge, state).flatMap(({ rest, turns }): Candidate[] => {
      const ports = [...calls, ...turns.flatMap((turn) => turn.calls)]
      const operations = ports.flatMap((port) => operationsOf(stem, port).slice(0, 1))
      return keptAfter(kept, turns).map((left) => ({
        ...{ first: state, turns, rest, operations, kept: left },
        looks: { ...screen.expects(rest, turns.at(-1)?.kind), ...left },
      }))
    }),
  )
}

/** What was seen although no way of the machine leads there. */
export class Unexplained extends Error {}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export interface Observed extends Candidate {
  /** The state in words; where several answers would look alike, each with its state: `… or …`. */
  inWords: string
}

const wayInWords = ({ turns, rest }: Candidate) =>
  turns.length > 0 ? `${rest} by ${turns.map(({ label }) => label).join(', ')}` : rest

/** A clock is not so exact that a limit could not be over a moment early. */
const TOLERANCE = 500

/** Waits until the portal shows one of the candidates and goes on showing it. */
export async function observe(
  stage: Stage,
  stem: Stem,
  screen: ProviderScreen,
  traffic: Traffic,
  candidates: readonly Candidate[],
  knowledge: Knowledge,
): Promise<Observed> {
  const longest = Math.max(0, ...candidates.flatMap(({ turns }) => turns.map(({ delay }) => delay)))
  const deadline = Date.now() + longest + GRACE
  let seen: Look = {}

  async function fitting(): Promise<Candidate[]> {
    if (traffic.isWaiting()) return []
    seen = await screen.look(stage)
    const asked = traffic.asked().map((operation) => standInFor(stem, operation))
    const fit = candidates.filter(
      (candidate) =>
        candidate.turns.every(({ delay }) => delay <= traffic.sinceMark() + TOLERANCE) &&
        isDeepStrictEqual({ ...seen }, { ...seen, ...candidate.looks }) &&
        isCovered(candidate, asked) &&
        isDeepStrictEqual(sendingOf(asked), sendingOf(candidate.operations)),
    )
    return withoutRest(fit, asked)
  }

  while (Date.now() < deadline) {
    if (traffic.heldBack().length > 0) break
    const [found] = await fitting()
    if (found) {
      // It must last: what is about to be asked, or asked twice, comes a little later.
      await wait(300)
      const alike = await fitting()
      const ways = [...new Set(alike.map(wayInWords))]
      if (alike[0] === found) return { ...found, inWords: ways.length > 1 ? ways.join(' or ') : found.rest }
    }
    await wait(100)
  }
  const [heldBack] = traffic.heldBack()
  if (heldBack) throw new Unexplained(`the portal wanted to send ${heldBack}, which is not permitted`)
  const expected = [...new Set(candidates.map(({ rest }) => rest))].join(' or ')
  throw new Unexplained(`expected ${expected}, saw ${seenInWords(seen, screen, knowledge, traffic)}`)
}

/** The states that look like this, and what else was to be seen. */
function seenInWords(
  seen: Look,
  { expects }: ProviderScreen,
  knowledge: Knowledge,
  traffic: Traffic,
): string {
  const alike = [...knowledge.states.keys()].filter((state) =>
    isDeepStrictEqual(seen, { ...seen, ...expects(state) }),
  )
  const asked = traffic.asked().length > 0 ? `, asked ${traffic.asked().join(', ')}` : ', asked nothing'
  const kept = traffic.keptFromPayment().map((one) => `, kept back ${one}`)
  const states = alike.length > 0 ? alike.join(' or ') : 'no state of the machine'
  return `${states} (${JSON.stringify(seen)}${asked}${kept.join('')})`
}
