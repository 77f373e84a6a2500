import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { inactivityMachine } from '../../../machines/inactivity.machine'
import { useServices } from '../../core/services'
import { useFlow } from '../../core/useFlow'
import { useApp } from '../AppContext'
import { type Watch, watchCustomer } from './watchCustomer'

/** The minimum (WCAG 2.2.1 requires 20) and the maximum, in seconds, for the customer to confirm that she stays. */
const NOTICE_SECONDS = { min: 20, max: 60 }

const inactivityFlow = () => inactivityMachine

interface Inactivity {
  /** Until the session ends; `null` while no warning is shown. */
  secondsLeft: number | null
  stay: () => void
}

/** Tracks whether the customer uses the portal. For a short limit, the notice is a fifth, within NOTICE_SECONDS. */
export function useInactivity(): Inactivity {
  const { config } = useApp()
  const { api, tab } = useServices()
  const limit = config.inactivityMinutes * 60
  const notice = Math.max(NOTICE_SECONDS.min, Math.min(NOTICE_SECONDS.max, limit / 5))
  const actor = useFlow(inactivityFlow, { input: { limit, notice } })
  const watch = useRef<Watch>(null)

  // Before the listeners of the flow: other tabs must receive its end before the session is gone.
  useLayoutEffect(() => {
    const newWatch = watchCustomer({ actor, tab, pending: api.pending, prefix: config.brand.storagePrefix })
    watch.current = newWatch
    return newWatch.stop
  }, [actor, tab, api, config])

  return {
    secondsLeft: useSelector(actor, (snapshot) =>
      snapshot.matches('warning') ? snapshot.context.secondsLeft : null,
    ),
    stay: () => watch.current?.stay(),
  }
}
