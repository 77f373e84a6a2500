import type { Flow } from '../flows'
import type { Moment } from '../session'
import { stateIds } from '../stateIds'

/** What a session speaks of and today's drawings have no longer; a session may be older than they are. */
export function goneText(flow: Flow, { value }: Moment): string {
  if (!flow.source) return `There is no machine ${flow.name} any more.`
  const gone = stateIds(value, flow.name).find((id) => !flow.drawing.includes(`data-state="${id}"`))
  return gone ? `This machine has no state ${gone.slice(flow.name.length + 1)} any more.` : ''
}
