import type { OwnProvider } from '../../tests/paths/drivers/ownProvider'
import { isElapse } from '../paths/alphabet'
import type { Node } from '../paths/graph'
import { type Act, type Knowledge, stateOf, type Turn } from './knowledge'
import { reasonToForbid, type Stem } from './policy'

/** A machine, and the permissions of its walks. */
export interface WalkedMachine {
  stem: Stem
  knowledge: Knowledge
  ownProvider: OwnProvider
  /** The names of the events that may change or charge something. */
  allow: readonly string[]
  /** How long a moment has to last, in milliseconds: pending or duplicate calls come a little later. */
  stableMs: number
}

/** The possible positions of a walk: situations of one state that look alike. */
export interface Position {
  state: string
  nodes: readonly Node[]
}

const actStep = (from: string, { label }: Act) => `${from} → ${label}`
const turnStep = (from: string, { label, to }: Turn) => `${from} → ${label} → ${to}`

/** Events that change or charge come last, because they can make other steps impossible. */
const orders = ['soon', 'last', 'leaving'] as const
type Order = (typeof orders)[number]

const requirements = {
  error: 'needs a provider that fails',
  after: 'needs a provider that does not answer in time',
  done: undefined,
}

/** Records what the walks of a machine have seen, and chooses events so that each is tried once in each state. */
export function createProgress({ stem, knowledge, ownProvider, allow }: WalkedMachine) {
  const { states, nodesIn, nextAfter, isStable } = knowledge
  const seenStates = new Set<string>()
  const seenSteps = new Set<string>()
  const triedSteps = new Set<string>()
  /** The steps that were impossible, with the reason. `hindered` holds those of this visit. */
  const impossibleSteps = new Map<string, string>()
  const blockedSteps = new Set<string>()
  /** The last state that each step led to. */
  const targets = new Map<string, string>()

  const actsIn = (state: string) => [...(states.get(state)?.acts.values() ?? [])]

  /** Whether an event calls no port, as when the customer submits an incomplete form. */
  const callsNoPort = (act: Act, nodes: readonly Node[]) =>
    nextAfter(act, nodes).every(({ moment, to }) => moment.calls.length === 0 && isStable(stateOf(to)))

  /** Why a walk must not or cannot try an event in a state; `undefined` if it may. */
  function reasonAgainst(state: string, act: Act, nodes = nodesIn(state)): string | undefined {
    const { type } = act.event
    if (!isStable(state)) return 'needs delayed answers'
    return (
      ownProvider.impossibleEvents?.[isElapse(act.event) ? act.label : type] ??
      (callsNoPort(act, nodes) ? undefined : reasonToForbid(allow, `${stem}/${type}`))
    )
  }

  /** Without `nodes`, the order holds for all situations of the state. */
  function orderOf(state: string, act: Act, nodes = nodesIn(state)): Order | undefined {
    const { type } = act.event
    if (reasonAgainst(state, act, nodes)) return undefined
    if (ownProvider.exitEvents?.includes(type)) return 'leaving'
    return !callsNoPort(act, nodes) && reasonToForbid([], `${stem}/${type}`) ? 'last' : 'soon'
  }

  const untriedIn = (state: string, order: Order, nodes?: Position['nodes']): Act | undefined =>
    actsIn(state).find((act) => {
      const step = actStep(state, act)
      return !triedSteps.has(step) && !blockedSteps.has(step) && orderOf(state, act, nodes) === order
    })

  /** The first event on a known way to a state with an untried event. Such a way never repeats a change. */
  function eventTowardsUntried(from: string, order: Order): Act | undefined {
    const queue: { state: string; first?: Act }[] = [{ state: from }]
    const visited = new Set([from])
    for (const { state, first } of queue) {
      if (first && untriedIn(state, order)) return first
      for (const act of actsIn(state)) {
        const to = targets.get(actStep(state, act))
        if (to === undefined || visited.has(to) || orderOf(state, act) !== 'soon') continue
        visited.add(to)
        queue.push({ state: to, first: first ?? act })
      }
    }
    return undefined
  }

  return {
    /** The next event to try; `undefined` if the walk can reach none. */
    next: ({ state, nodes }: Position): Act | undefined =>
      orders
        .map((order) => untriedIn(state, order, nodes) ?? eventTowardsUntried(state, order))
        .find((act) => act !== undefined),
    /** A step that was impossible on one visit may be possible on another. */
    beginVisit: () => blockedSteps.clear(),
    recordObstacle(from: string, act: Act, reason: string) {
      const step = actStep(from, act)
      impossibleSteps.set(step, reason)
      blockedSteps.add(step)
      targets.delete(step)
    },
    recordTried(from: string, act: Act) {
      triedSteps.add(actStep(from, act))
      targets.delete(actStep(from, act))
    },
    recordTarget(from: string, act: Act, to: string) {
      seenSteps.add(actStep(from, act))
      targets.set(actStep(from, act), to)
    },
    /** Records the turns of the provider. */
    recordTurns(first: string, turns: readonly Turn[]) {
      let from = first
      seenStates.add(first)
      for (const turn of turns) {
        seenSteps.add(turnStep(from, turn))
        seenStates.add(turn.to)
        from = turn.to
      }
    },
    /** Whether another visit could try something in a known state. */
    hasMore: () => [...seenStates].some((state) => orders.some((order) => untriedIn(state, order))),
    /** The number of known steps, the number of walked steps, and the others, each with the reason. */
    result() {
      const steps = [...states].flatMap(([from, { acts, turns }]) => {
        const inState = (reason: string) =>
          seenStates.has(from) ? reason : 'no walk reached the state before it'
        const ofActs = [...acts.values()].map((act) => {
          const step = actStep(from, act)
          const reason = impossibleSteps.get(step) ?? reasonAgainst(from, act)
          return { step, reason: reason ?? inState('the walk ended before it') }
        })
        const ofTurns = turns.map((turn) => ({
          step: turnStep(from, turn),
          reason:
            requirements[turn.kind] ??
            inState(ownProvider.unreachableStates?.[turn.to] ?? 'the provider answered differently'),
        }))
        return [...ofActs, ...ofTurns]
      })
      const open = steps.filter(({ step }) => !seenSteps.has(step))
      return { known: steps.length, walked: seenSteps.size, open }
    },
  }
}
