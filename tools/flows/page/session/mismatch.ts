import { eventText } from '../../../../scripts/machine-rules/nodes'
import { stripFlow } from '../../diagrams/flow'
import { catalogue } from '../catalogue.data'
import type { RecordedStep } from '../session'
import { stateIds, stateText } from '../stateIds'
import { transitionsTaken } from '../transitionsTaken'

/** Why today's flow cannot take a recorded step. Guards may go either way, because a recording hides their values. */
function mismatchOf(step: RecordedStep): string | undefined {
  const { flow, event, previousValue, value } = step
  if (!catalogue.flows.some(({ name }) => name === flow)) return `The machine ${flow} no longer exists.`
  const missingState = stateIds(value, flow).find((id) => !catalogue.states.some((state) => state.id === id))
  if (missingState) return `The machine ${flow} has no state ${stripFlow(missingState)} any more.`
  if (step.arrow)
    return catalogue.transitions.some(({ id }) => id === step.arrow)
      ? undefined
      : `There is no arrow “${step.arrow}” any more.`
  const hasMoved = previousValue !== undefined && stateText(previousValue) !== stateText(value)
  return hasMoved && transitionsTaken(catalogue.transitions, step).length === 0
    ? `${eventText(event)} no longer leads from ${stateText(previousValue)} to ${stateText(value)}.`
    : undefined
}

/** The first recorded step that today's flows cannot take, such as `Step 24: …`; empty if they can take all. */
export function firstMismatch(steps: readonly RecordedStep[]): string {
  const index = steps.findIndex(mismatchOf)
  const step = steps[index]
  return step ? `Step ${index + 1}: ${mismatchOf(step)}` : ''
}
