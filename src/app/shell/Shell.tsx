import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { kindOf } from '../../domain/contractKind'
import { homePath } from '../../domain/paths'
import { useServices } from '../../flows/services'
import type { Route } from '../routes'
import { AccountHeader } from './AccountHeader'
import { ConsentRequest } from './ConsentRequest'
import { Footer } from './Footer'
import { LogoutDialog } from './LogoutDialog'
import { SessionGate } from './SessionGate'
import { SideMenu } from './SideMenu'
import { SkipLink } from './SkipLink'
import { TopNavigation } from './TopNavigation'
import { useSideMenu } from './useSideMenu'

const Columns = chakra('div', {
  base: {
    // The footer stands below the first screenful, so that it does not move when the page comes.
    minHeight: '100dvh',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8',
    width: 'full',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '6',
  },
})
const Main = chakra('main', { base: { flex: '1', minWidth: '0' } })

/** Navigation, header, menu and footer around a page. */
export default function Shell({ route, children }: { route: Route; children: ReactNode }) {
  const { session, contract } = useServices()
  const [, navigate] = useLocation()
  const signedIn = useSelector(session, (snapshot) => snapshot.matches({ present: 'signedIn' }))
  const hasContract = useSelector(contract, (snapshot) => snapshot.matches('chosen'))
  // The menu has its place before its contracts are there, so that nothing moves when they come.
  const awaited = useSelector(session, (snapshot) => snapshot.matches({ present: 'loadingUser' }))
  const showsMenu = awaited || (signedIn && hasContract)
  const menu = useSideMenu()

  useEffect(() => {
    const subscription = contract.on('contract.selected', (event) => {
      if (event.contract) navigate(homePath(kindOf(event.contract)))
    })
    return () => subscription.unsubscribe()
  }, [contract, navigate])

  return (
    <>
      <SkipLink />
      <TopNavigation menu={showsMenu ? menu : null} wide={menu.wide} />
      {route.layout === 'full' && <AccountHeader />}
      <Columns>
        {showsMenu && <SideMenu menu={menu} />}
        <Main id="content">
          <SessionGate route={route}>{children}</SessionGate>
        </Main>
      </Columns>
      <Footer />
      {signedIn && <LogoutDialog />}
      {signedIn && <ConsentRequest />}
    </>
  )
}
