import { useSelector } from '@xstate/react'
import { useServices } from '../flows/services'
import { lazyPart } from '../ui/lazyPart'
import { useApp } from './AppContext'

const Inactivity = lazyPart(() => import('./inactivity/Inactivity'), null)

/** Watches who is signed in, where the deployment says after how long without use a session ends. */
export function InactivityLimit() {
  const { config } = useApp()
  const isSignedIn = useSelector(useServices().session, (snapshot) => snapshot.matches('signedIn'))
  return config.inactivityMinutes > 0 && isSignedIn && <Inactivity />
}
