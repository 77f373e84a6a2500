import { useSessionActions } from '../useSession'
import { InactivityDialog } from './InactivityDialog'
import { useInactivity } from './useInactivity'

/** Ends the session of an inactive customer after a warning. */
export default function Inactivity() {
  const { secondsLeft, stay } = useInactivity()
  const { requestLogout, confirmLogout } = useSessionActions()
  return (
    <InactivityDialog
      secondsLeft={secondsLeft}
      onStay={stay}
      onLeave={() => {
        // The modal was the confirmation.
        requestLogout()
        confirmLogout()
      }}
    />
  )
}
