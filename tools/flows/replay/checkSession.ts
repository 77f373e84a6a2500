import { isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { nodesIn } from '../../../scripts/machine-rules/nodes'
import { drawnFlows } from '../diagrams/drawnFlow'
import { eventText } from '../diagrams/eventText'
import { BEGIN, type Moment, momentsOf, type Recording } from '../page/session'
import { type StateValue, stateIds, stateText } from '../page/stateIds'
import { successorsIn } from './successors'

type Successors = ReturnType<typeof successorsIn>

/** The machines of today, by their id. */
export const todaysMachines = (): Map<string, AnyStateMachine> =>
  new Map(
    drawnFlows().map(({ file: { machine } }) => {
      if (machine instanceof Error) throw machine
      return [machine.id, machine]
    }),
  )

interface Checked {
  actors: number
  steps: number
  /** `tariff, step 24: …`; of each actor only the first. */
  divergences: string[]
}

/** Finds the recorded steps that the given machines cannot take. */
export function checkSession({ events }: Recording, machines: ReadonlyMap<string, AnyStateMachine>): Checked {
  const steps = momentsOf(events).filter(({ status }) => status !== 'stopped')
  const successors = new Map<string, Successors>()
  const divergences = new Map<string, string>()
  for (const [index, moment] of steps.entries()) {
    const { actor, flow, instance } = moment
    if (divergences.has(actor)) continue
    const machine = machines.get(flow)
    if (machine && !successors.has(flow)) successors.set(flow, successorsIn(machine))
    const known = successors.get(flow)
    const words =
      machine && known ? divergenceOf(moment, machine, known) : `There is no machine ${flow} any more.`
    if (words) divergences.set(actor, `${instance}, step ${index + 1}: ${words}`)
  }
  const actors = new Set(steps.map(({ actor }) => actor)).size
  return { actors, steps: steps.length, divergences: [...divergences.values()] }
}

function divergenceOf(moment: Moment, machine: AnyStateMachine, successors: Successors): string | undefined {
  const { before, value, event, flow } = moment
  const nodes = nodesIn(machine.root)
  const gone = stateIds(value, flow).find((id) => !nodes.some((node) => node.id === id))
  if (gone) return `This machine has no state ${gone.slice(flow.length + 1)} any more.`
  if (event === BEGIN)
    return startsAnywhere.has(flow) || includes(successors.ofStart(), value)
      ? undefined
      : `It began in ${stateText(value)}; today it begins in ${textOf(successors.ofStart())}.`
  if (before === undefined) return undefined
  if (!event.startsWith('xstate.') && !nodes.some((node) => node.transitions.has(event)))
    return `This machine knows no event ${event} any more.`
  const today = successors.of(before, { ...moment.payload, type: event })
  if (includes(today, value)) return undefined
  return `${eventText(event)} led from ${stateText(before)} to ${stateText(value)}; today it leads to ${textOf(today)}.`
}

/** A screen starts these in another state if it already knows what the flow would ask for. */
const startsAnywhere = new Set(['query'])

const includes = (values: readonly StateValue[], value: StateValue) =>
  values.some((one) => isDeepStrictEqual(one, value))

const textOf = (values: readonly StateValue[]) => [...new Set(values.map(stateText))].join(' or ')
