import { isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { nodesIn } from '../../../scripts/machine-rules/nodes'
import { eventText } from '../diagrams/eventText'
import { BEGIN } from '../page/replay/instances'
import { type Moment, momentsOf, type Recording } from '../page/session'
import { type StateValue, stateIds, stateText } from '../page/stateIds'
import { type Successors, successorsIn } from './successors'

/** Where an actor first did what today's machine cannot do. */
export interface Divergence {
  /** As in the flows page: `query #2 (loadBills)`. */
  instance: string
  /** The number of the step, as in the flows page. */
  step: number
  words: string
}

export interface Checked {
  actors: number
  steps: number
  divergences: Divergence[]
}

/** Compares each recorded step with what today's machines can do; of each actor, the first divergence is told. */
export function checkSession({ events }: Recording, machines: ReadonlyMap<string, AnyStateMachine>): Checked {
  const steps = momentsOf(events).filter(({ status }) => status !== 'stopped')
  const known = new Map<string, Successors>()
  const successors = (machine: AnyStateMachine) => {
    const made = known.get(machine.id) ?? successorsIn(machine)
    known.set(machine.id, made)
    return made
  }
  const divergences = new Map<string, Divergence>()
  for (const [index, moment] of steps.entries()) {
    if (divergences.has(moment.actor)) continue
    const machine = machines.get(moment.flow)
    const words = machine
      ? divergenceOf(moment, machine, successors(machine))
      : `There is no machine ${moment.flow} any more.`
    if (words) divergences.set(moment.actor, { instance: moment.instance, step: index + 1, words })
  }
  return {
    actors: new Set(steps.map(({ actor }) => actor)).size,
    steps: steps.length,
    divergences: [...divergences.values()],
  }
}

function divergenceOf(moment: Moment, machine: AnyStateMachine, successors: Successors): string | undefined {
  const { before, value, event, flow } = moment
  const states = new Set(nodesIn(machine.root).map(({ id }) => id))
  const gone = stateIds(value, flow).find((id) => !states.has(id))
  if (gone) return `This machine has no state ${gone.slice(flow.length + 1)} any more.`
  if (event === BEGIN)
    return startsAnywhere.has(flow) || includes(successors.ofStart(), value)
      ? undefined
      : `It began in ${stateText(value)}; today it begins in ${textOf(successors.ofStart())}.`
  if (before === undefined) return undefined
  const isKnown = nodesIn(machine.root).some((node) => node.transitions.has(event))
  if (!isKnown && !event.startsWith('xstate.')) return `This machine knows no event ${event} any more.`
  const today = successors.of(before, { ...moment.payload, type: event })
  if (includes(today, value)) return undefined
  return `${eventText(event)} led from ${stateText(before)} to ${stateText(value)}; today it leads to ${textOf(today)}.`
}

/** What a screen starts in another state where it knows already what the flow would ask for. */
const startsAnywhere = new Set(['query'])

const includes = (values: readonly StateValue[], value: StateValue) =>
  values.some((one) => isDeepStrictEqual(one, value))

const textOf = (values: readonly StateValue[]) => [...new Set(values.map(stateText))].join(' or ')
