import { isElapse } from '../../tools/paths/alphabet'
import type { Node } from '../../tools/paths/graph'
import type { OwnProvider } from '../paths/screens/ownProvider'
import { type Act, type Knowledge, stateOf, type Turn } from './knowledge'
import { forbids, type Stem } from './policy'

/** A machine, and the permissions of its walks. */
export interface Walked {
  stem: Stem
  knowledge: Knowledge
  own: OwnProvider
  /** The names of the events that may change or charge something. */
  allow: readonly string[]
  /** How long a moment has to last, in milliseconds: pending or duplicate calls come a little later. */
  lasts: number
}

/** The possible positions of a walk: situations of one state that look alike. */
export interface Standing {
  state: string
  nodes: readonly Node[]
}

const actStep = (from: string, { label }: Act) => `${from} → ${label}`
const turnStep = (from: string, { label, to }: Turn) => `${from} → ${label} → ${to}`

/** Events that change or charge come last, because they can make other steps impossible. */
const orders = ['soon', 'last', 'leaving'] as const
type Order = (typeof orders)[number]

const needs = {
  error: 'needs a provider that fails',
  after: 'needs a provider that does not answer in time',
  done: undefined,
}

/** Records what the walks of a machine have seen, and chooses events so that each is tried once in each state. */
export function createProgress({ stem, knowledge, own, allow }: Walked) {
  const { states, nodesIn, nextAfter, isLasting } = knowledge
  const seenStates = new Set<string>()
  const seenSteps = new Set<string>()
  const tried = new Set<string>()
  /** The steps that were impossible, with the reason. `hindered` holds those of this visit. */
  const impossible = new Map<string, string>()
  const hindered = new Set<string>()
  /** The last state that each step led to. */
  const led = new Map<string, string>()

  const actsIn = (state: string) => [...(states.get(state)?.acts.values() ?? [])]

  /** Whether an event calls no port, as when the customer submits an incomplete form. */
  const staysHere = (act: Act, nodes: readonly Node[]) =>
    nextAfter(act, nodes).every(({ moment, to }) => moment.calls.length === 0 && isLasting(stateOf(to)))

  /** Why a walk must not or cannot try an event in a state; `undefined` if it may. */
  function reasonAgainst(state: string, act: Act, nodes = nodesIn(state)): string | undefined {
    const { type } = act.event
    if (!isLasting(state)) return 'needs answers that can be held back'
    return (
      own.cannot?.[isElapse(act.event) ? act.label : type] ??
      (staysHere(act, nodes) ? undefined : forbids(allow, `${stem}/${type}`))
    )
  }

  /** Without `nodes`, the order holds for all situations of the state. */
  function orderOf(state: string, act: Act, nodes = nodesIn(state)): Order | undefined {
    const { type } = act.event
    if (reasonAgainst(state, act, nodes)) return undefined
    if (own.leaving?.includes(type)) return 'leaving'
    return !staysHere(act, nodes) && forbids([], `${stem}/${type}`) ? 'last' : 'soon'
  }

  const untriedIn = (state: string, order: Order, nodes?: Standing['nodes']): Act | undefined =>
    actsIn(state).find((act) => {
      const step = actStep(state, act)
      return !tried.has(step) && !hindered.has(step) && orderOf(state, act, nodes) === order
    })

  /** The first event on a known way to a state with an untried event. Such a way never repeats a change. */
  function wayToUntried(from: string, order: Order): Act | undefined {
    const queue: { state: string; first?: Act }[] = [{ state: from }]
    const met = new Set([from])
    for (const { state, first } of queue) {
      if (first && untriedIn(state, order)) return first
      for (const act of actsIn(state)) {
        const to = led.get(actStep(state, act))
        if (to === undefined || met.has(to) || orderOf(state, act) !== 'soon') continue
        met.add(to)
        queue.push({ state: to, first: first ?? act })
      }
    }
    return undefined
  }

  return {
    /** The next event to try; `undefined` if the walk can reach none. */
    next: ({ state, nodes }: Standing): Act | undefined =>
      orders
        .map((order) => untriedIn(state, order, nodes) ?? wayToUntried(state, order))
        .find((act) => act !== undefined),
    /** A step that was impossible on one visit may be possible on another. */
    beginVisit: () => hindered.clear(),
    noteHindered(from: string, act: Act, why: string) {
      const step = actStep(from, act)
      impossible.set(step, why)
      hindered.add(step)
      led.delete(step)
    },
    noteTried(from: string, act: Act) {
      tried.add(actStep(from, act))
      led.delete(actStep(from, act))
    },
    noteLed(from: string, act: Act, to: string) {
      seenSteps.add(actStep(from, act))
      led.set(actStep(from, act), to)
    },
    /** Records the turns of the provider. */
    noteTurns(first: string, turns: readonly Turn[]) {
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
          seenStates.has(from) ? reason : 'no walk came to the state before it'
        const ofActs = [...acts.values()].map((act) => {
          const step = actStep(from, act)
          const reason = impossible.get(step) ?? reasonAgainst(from, act)
          return { step, why: reason ?? inState('the walk ended before it') }
        })
        const ofTurns = turns.map((turn) => ({
          step: turnStep(from, turn),
          why: needs[turn.kind] ?? inState(own.takes?.[turn.to] ?? 'the provider answered otherwise'),
        }))
        return [...ofActs, ...ofTurns]
      })
      const open = steps.filter(({ step }) => !seenSteps.has(step))
      return { known: steps.length, walked: seenSteps.size, open }
    },
  }
}
