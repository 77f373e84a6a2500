import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { useServices } from '../../core/services'
import { useApp } from '../AppContext'
import { InactivityDialog } from './InactivityDialog'
import { useInactivity } from './useInactivity'
import { type Watch, watchCustomer } from './watchCustomer'

/** Ends the session of an inactive customer after a warning. */
export default function Inactivity() {
  const { config } = useApp()
  const { session, api, tab } = useServices()
  const actor = useInactivity(config.inactivityMinutes)
  const secondsLeft = useSelector(actor, (snapshot) =>
    snapshot.matches('warning') ? snapshot.context.secondsLeft : null,
  )
  const watch = useRef<Watch>(null)

  // Before the listeners of the flow: other tabs must receive its end before the session is gone.
  useLayoutEffect(() => {
    const newWatch = watchCustomer({ actor, tab, pending: api.pending, prefix: config.brand.storagePrefix })
    watch.current = newWatch
    return newWatch.stop
  }, [actor, tab, api, config])

  return (
    <InactivityDialog
      secondsLeft={secondsLeft}
      onStay={() => watch.current?.stay()}
      onLeave={() => {
        // The modal was the confirmation.
        session.send({ type: 'logout.request' })
        session.send({ type: 'logout.confirm' })
      }}
    />
  )
}
