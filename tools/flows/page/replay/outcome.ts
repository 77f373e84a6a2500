import type { Moment } from '../session'

/** How the port answered whose answer this step is; empty if the step is none. */
export function outcomeOf({ event, payload }: Moment): string {
  if (event.startsWith('xstate.error.actor.')) return word(payload.error, 'reason') || 'no usable answer'
  return event.startsWith('xstate.done.actor.') ? word(payload.output, 'outcome') : ''
}

function word(answer: unknown, field: string): string {
  if (typeof answer !== 'object' || answer === null) return ''
  const value: unknown = Object.entries(answer).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : ''
}
