import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { isCustomerKnown, useAccount } from '../../flows/account'
import { useServices } from '../../flows/services'
import { onPlaceholdersGone } from '../../ui/onPlaceholdersGone'
import { loadHomeScreenMetadata } from '../loadHomeScreenMetadata'
import type { Route } from '../routes'
import { AccountHeader } from './AccountHeader'
import { Columns, Content } from './bands'
import { ConsentRequest } from './ConsentRequest'
import { Footer } from './Footer'
import { fetchOverlays } from './fetchOverlays'
import { LogoutDialog } from './LogoutDialog'
import { QuickBar } from './QuickBar'
import { SessionGate } from './SessionGate'
import { SideMenu } from './SideMenu'
import { SkipLink } from './SkipLink'
import { TopNavigation } from './TopNavigation'
import { useSideMenu } from './useSideMenu'

/** Navigation, header, menu and footer around a page. */
export default function Shell({ route, children }: { route: Route; children: ReactNode }) {
  const isKnown = useAccount(isCustomerKnown)
  const hasContract = useAccount((snapshot) => snapshot?.matches('contractSelected') ?? false)
  // The menu has its place before its contracts load, so that nothing moves.
  const isOpening = useAccount((snapshot) => snapshot?.hasTag('opening') ?? false)
  const isSignedIn = useSelector(useServices().session, (snapshot) => snapshot.matches('signedIn'))
  const showsMenu = isOpening || hasContract
  const menu = useSideMenu()
  // After the page itself.
  useEffect(
    () => (isKnown ? onPlaceholdersGone(() => void [fetchOverlays(), loadHomeScreenMetadata()]) : undefined),
    [isKnown],
  )

  return (
    <>
      <SkipLink />
      <TopNavigation menu={showsMenu ? menu : null} wide={menu.wide} />
      {route.layout === 'full' && <AccountHeader slim={!route.homeOf} />}
      <Columns>
        {showsMenu && <SideMenu menu={menu} />}
        <Content id="content" home={route.homeOf !== undefined}>
          <SessionGate route={route}>{children}</SessionGate>
        </Content>
      </Columns>
      <Footer />
      {showsMenu && !menu.wide && <QuickBar menu={menu} />}
      {isSignedIn && <LogoutDialog />}
      {isKnown && <ConsentRequest />}
    </>
  )
}
