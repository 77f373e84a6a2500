import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { isCustomerKnown, useAccount, useAccountState } from '../../core/account'
import { type Services, useServices } from '../../core/services'
import { afterFirstInput } from '../../ui/afterFirstInput'
import { Dialog } from '../../ui/Dialog'
import { FailedDrawing } from '../../ui/ErrorState'
import { lazyModal } from '../../ui/lazyModal'
import { MenuButton } from '../../ui/MenuButton'
import { onSkeletonsGone } from '../../ui/onSkeletonsGone'
import { SideSheet } from '../../ui/SideSheet'
import { useApp } from '../AppContext'
import { ConsentRequest } from '../consent/ConsentRequest'
import { LegalLinks } from '../LegalLinks'
import { loadHomeScreenMetadata } from '../loadHomeScreenMetadata'
import type { Route } from '../routes'
import { useSession, useSessionActions } from '../useSession'
import { BonusDialog } from './AccountBalance'
import { AccountHeader } from './AccountHeader'
import { Columns, Content, Screenful } from './bands'
import { NotificationsPanel } from './NotificationsBell'
import { QuickBar } from './QuickBar'
import { SessionGate } from './SessionGate'
import { fetchMenu, SideMenu } from './SideMenu'
import { SwitcherButton } from './SwitcherButton'
import { TopNavigation } from './TopNavigation'
import { useOnPageChange } from './useOnPageChange'
import { useSideMenu } from './useSideMenu'

const LogoutDialog = lazyModal(() => import('../overlays/LogoutDialog'))

const Anchor = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-16',
    zIndex: '40',
    padding: '3',
    background: 'surface',
    color: 'accentText',
    borderRadius: 'control',
    _focusVisible: { top: '2' },
  },
})

/** The first stop of the Tab key: skips the navigation. */
function SkipLink() {
  const { LL } = useI18nContext()
  return <Anchor href="#content">{LL.shell.skipToContent()}</Anchor>
}

const Band = chakra('footer', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    color: 'muted',
    fontSize: 'sm',
    paddingBottom: 'var(--message-room, 0px)',
    // It would move when the page loads.
    'div:has(> #content [data-pending]) ~ &': { display: 'none' },
  },
})
const FooterRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { base: 'center', lg: 'space-between' },
    columnGap: '1.5rem',
    maxWidth: 'content',
    marginInline: 'auto',
    padding: '6',
  },
})

function Footer() {
  const { config } = useApp()
  return (
    <Band>
      <FooterRow>
        <LegalLinks />
        <p>{config.brand.name}</p>
      </FooterRow>
    </Band>
  )
}

/** Prefetches menus and dialogs. A failure appears where one is needed. */
const fetchOverlays = () =>
  Promise.allSettled([
    Dialog.preload(),
    SideSheet.preload(),
    MenuButton.preload(),
    fetchMenu(),
    SwitcherButton.preload(),
    BonusDialog.preload(),
    LogoutDialog.preload(),
    NotificationsPanel.preload(),
  ])

function fetchRemainingParts(services: Services): void {
  // A failure appears without the drawing.
  FailedDrawing.preload().catch(() => {})
  loadHomeScreenMetadata()
  import('../../core/payments/payments').then(({ paymentsOf }) => paymentsOf(services)).catch(() => {})
  // 45 kB that a glance at the balance does not need.
  afterFirstInput(fetchOverlays)
}

/** The next page fades in; the first one is there at once. */
function usePageFade() {
  const content = useRef<HTMLElement>(null)
  const [path] = useLocation()
  const shownPath = useRef(path)
  useLayoutEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (path !== shownPath.current && !isStill) content.current?.animate({ opacity: [0.3, 1] }, 120)
    shownPath.current = path
  }, [path])
  return content
}

/** Navigation, header, menu and footer around a page. */
export default function Shell({ route, children }: { route: Route; children: ReactNode }) {
  const isKnown = useAccount(isCustomerKnown)
  const { isOpening, hasContract } = useAccountState()
  const services = useServices()
  const { isSignedIn, isConfirmingLogout } = useSession()
  const { cancelLogout } = useSessionActions()
  // The menu has its place before its contracts load, so that nothing moves.
  const showsMenu = isOpening || hasContract
  const menu = useSideMenu()
  useOnPageChange(() => {
    if (isConfirmingLogout) cancelLogout()
  })
  const content = usePageFade()
  // After the page itself.
  useEffect(
    () => (isKnown ? onSkeletonsGone(() => fetchRemainingParts(services)) : undefined),
    [isKnown, services],
  )

  return (
    <Screenful>
      <SkipLink />
      <TopNavigation menu={showsMenu ? menu : null} wide={menu.wide} />
      {route.layout === 'full' && <AccountHeader slim={!route.homeOf} />}
      <Columns>
        {showsMenu && <SideMenu menu={menu} />}
        <Content ref={content} id="content" home={route.homeOf !== undefined}>
          <SessionGate route={route}>{children}</SessionGate>
        </Content>
      </Columns>
      <Footer />
      {showsMenu && !menu.wide && <QuickBar menu={menu} />}
      {isSignedIn && <LogoutDialog open={isConfirmingLogout} />}
      {isKnown && <ConsentRequest />}
    </Screenful>
  )
}
