import { useSelector } from '@xstate/react'
import { useServices } from '../flows/services'
import { lazyComponent } from '../ui/lazyComponent'
import { useApp } from './AppContext'

const Inactivity = lazyComponent(() => import('./inactivity/Inactivity'), null)

/** Watches a signed-in customer if the deployment sets an inactivity limit. */
export function InactivityLimit() {
  const { config } = useApp()
  const isSignedIn = useSelector(useServices().session, (snapshot) => snapshot.matches('signedIn'))
  return config.inactivityMinutes > 0 && isSignedIn && <Inactivity />
}
