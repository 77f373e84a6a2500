import { eventText } from '../../../../scripts/machine-rules/nodes'
import { stripFlow } from '../../diagrams/flow'
import { catalogue } from '../catalogue.data'
import type { Moment } from '../session'
import { stateIds, stateText } from '../stateIds'
import { transitionsTaken } from '../transitionsTaken'

/** Why today's flow cannot take a recorded step. Guards may go either way, because a recording hides their values. */
function mismatchOf(moment: Moment): string | undefined {
  const { flow, event, previousValue, value } = moment
  if (!catalogue.flows.some(({ name }) => name === flow)) return `The machine ${flow} no longer exists.`
  const missingState = stateIds(value, flow).find((id) => !catalogue.states.some((state) => state.id === id))
  if (missingState) return `The machine ${flow} has no state ${stripFlow(missingState)} any more.`
  if (moment.arrow)
    return catalogue.transitions.some(({ id }) => id === moment.arrow)
      ? undefined
      : `There is no arrow “${moment.arrow}” any more.`
  const hasMoved = previousValue !== undefined && stateText(previousValue) !== stateText(value)
  return hasMoved && transitionsTaken(catalogue.transitions, moment).length === 0
    ? `${eventText(event)} no longer leads from ${stateText(previousValue)} to ${stateText(value)}.`
    : undefined
}

/** The first recorded step that today's flows cannot take, such as `Step 24: …`; empty if they can take all. */
export function firstMismatch(steps: readonly Moment[]): string {
  const index = steps.findIndex(mismatchOf)
  const step = steps[index]
  return step ? `Step ${index + 1}: ${mismatchOf(step)}` : ''
}
