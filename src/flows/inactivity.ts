import type { Actor } from 'xstate'
import { inactivityMachine } from '../../machines/inactivity.machine'
import { useFlow } from './useFlow'

export type InactivityActor = Actor<typeof inactivityMachine>

/** Seconds that a customer has at least to say that she stays (WCAG 2.2.1 asks for 20), and usually. */
const NOTICE = { least: 20, usual: 60 }

const inactivityFlow = () => inactivityMachine

/** Follows whether the customer still uses the portal; of a short time, the last fifth is announced. */
export function useInactivity(minutes: number): InactivityActor {
  const limit = minutes * 60
  const notice = Math.max(NOTICE.least, Math.min(NOTICE.usual, limit / 5))
  return useFlow(inactivityFlow, { limit, notice })
}
