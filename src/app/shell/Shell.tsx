import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { isCustomerKnown, useAccount } from '../../flows/account'
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
  const isKnown = useAccount(isCustomerKnown)
  const hasContract = useAccount((snapshot) => snapshot?.matches('chosen') ?? false)
  // The menu has its place before its contracts are there, so that nothing moves when they come.
  const isOpening = useAccount((snapshot) => snapshot?.hasTag('opening') ?? false)
  const signedIn = useSelector(useServices().session, (snapshot) => snapshot.matches('signedIn'))
  const showsMenu = isOpening || hasContract
  const menu = useSideMenu()

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
      {isKnown && <ConsentRequest />}
    </>
  )
}
