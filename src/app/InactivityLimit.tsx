import { useSelector } from '@xstate/react'
import { useServices } from '../flows/services'
import { lazyPart } from '../ui/lazyPart'
import { useApp } from './AppContext'

const Inactivity = lazyPart(() => import('./inactivity/Inactivity'), null)

/** Watches a signed-in customer if the deployment sets an inactivity limit. */
export function InactivityLimit() {
  const { config } = useApp()
  const isSignedIn = useSelector(useServices().session, (snapshot) => snapshot.matches('signedIn'))
  return config.inactivityMinutes > 0 && isSignedIn && <Inactivity />
}
