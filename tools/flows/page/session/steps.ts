import type { StateValue } from 'xstate'
import { catalogue } from '../catalogue.data'
import { targetOf } from '../route'
import { INIT_EVENT, type RecordedStep, readRecording, stepsFromEvents } from '../session'

const nested = ([state = '', ...inner]: readonly string[]): StateValue =>
  inner.length > 0 ? { [state]: nested(inner) } : state

/** The value of a flow that enters the state. */
function valueIn(id: string): StateValue {
  const { initial } = catalogue.states.find((state) => state.id === id) ?? {}
  return initial ? valueIn(initial) : nested(id.split('.').slice(1))
}

/** The steps in the trail of a report, which has names but no values. */
export function stepsFromTrail(trail: readonly string[]): RecordedStep[] {
  const values = new Map<string, StateValue>()
  return trail.map((id) => {
    const { flow = '', arrow = '' } = targetOf(id)
    const [event = ''] = arrow.split(' ')
    const { source = flow, target } = catalogue.transitions.find((one) => one.id === id) ?? {}
    const isBegin = event === INIT_EVENT
    const previousValue = isBegin ? undefined : (values.get(flow) ?? valueIn(source))
    const value = target || !previousValue ? valueIn(target ?? flow) : previousValue
    values.set(flow, value)
    const step = { flow, actor: flow, instance: flow, event, value, status: 'active' }
    return {
      ...step,
      ...(!isBegin && { previousValue, arrow: id }),
      time: 0,
      payload: {},
      context: undefined,
    }
  })
}

/** The steps of a saved session, or of a report with a trail; the error describes any other file. */
export function readSteps(text: string): RecordedStep[] {
  const [, trail] = /"trail":\s*(\[[^\]]*\])/.exec(text) ?? []
  return trail ? stepsFromTrail(JSON.parse(trail)) : stepsFromEvents(readRecording(text).events)
}
