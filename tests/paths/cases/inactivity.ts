import { inactivityMachine } from '../../../machines/inactivity.machine'
import { casesOf } from '../../../tools/paths/cases'

const read = (name: string, idleSeconds: number, hasPendingRequest = false) =>
  ({ type: 'clock.read', case: name, idleSeconds, hasPendingRequest }) as const

export const cases = casesOf(inactivityMachine, {
  starts: { 'a minute': { limit: 60, notice: 20 } },
  events: [
    read('just before the notice', 39),
    read('when the notice is due', 40),
    read('just before the end', 59),
    read('at the end', 60),
    read('at the end, in a call', 60, true),
    { type: 'customer.stay' },
    { type: 'time.endElsewhere' },
  ],
  systemEvents: ['clock.read', 'time.endElsewhere'],
  outcomes: {},
})
