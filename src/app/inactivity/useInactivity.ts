import type { Actor } from 'xstate'
import { inactivityMachine } from '../../../machines/inactivity.machine'
import { useFlow } from '../../core/useFlow'

export type InactivityActor = Actor<typeof inactivityMachine>

/** The minimum (WCAG 2.2.1 requires 20) and the maximum, in seconds, for the customer to confirm that she stays. */
const NOTICE_SECONDS = { min: 20, max: 60 }

const inactivityFlow = () => inactivityMachine

/** Tracks whether the customer uses the portal. For a short limit, the notice is a fifth, within NOTICE_SECONDS. */
export function useInactivity(minutes: number): InactivityActor {
  const limit = minutes * 60
  const notice = Math.max(NOTICE_SECONDS.min, Math.min(NOTICE_SECONDS.max, limit / 5))
  return useFlow(inactivityFlow, { input: { limit, notice } })
}
