import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { isCustomerKnown, useAccount, useCurrentContract } from '../../core/account'
import { kindOf } from '../../domain/contractKind'
import { homePath, paths } from '../../domain/paths'
import { Brandmark } from '../../ui/Brandmark'
import { ButtonLink } from '../../ui/ButtonLink'
import { IconButton } from '../../ui/IconButton'
import { MenuIcon } from '../../ui/icons/navigation'
import { Inline } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { useApp } from '../AppContext'
import { useSession } from '../useSession'
import { logoStyles, NavigationBand, NavigationRow } from './bands'
import { LanguageMenu } from './LanguageMenu'
import { NotificationsBell } from './NotificationsBell'
import { PageLinks } from './PageLinks'
import { ProfileMenu } from './ProfileMenu'
import type { SideMenuState } from './useSideMenu'

const Logo = chakra(RouteLink, logoStyles)

interface TopNavigationProps {
  /** Null without a contract to choose. */
  menu: SideMenuState | null
  wide: boolean
}

export function TopNavigation({ menu, wide }: TopNavigationProps) {
  const { LL } = useI18nContext()
  const { config } = useApp()
  const { isSignedOut } = useSession()
  const isKnown = useAccount(isCustomerKnown)
  const current = useCurrentContract()
  return (
    <NavigationBand>
      <NavigationRow>
        {menu && wide && (
          <IconButton
            label={LL.shell.menu()}
            aria-expanded={menu.extended}
            onClick={() => menu.setExtended(!menu.extended)}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Logo href={homePath(current && kindOf(current))} aria-label={LL.shell.home()}>
          <Brandmark brand={config.brand} />
        </Logo>
        {isKnown && wide && (
          <Inline as="nav" gap="1" aria-label={LL.shell.mainNavigation()}>
            <PageLinks />
          </Inline>
        )}
        {config.brand.showsLanguageSwitch && <LanguageMenu />}
        {isKnown && <NotificationsBell />}
        {isKnown && <ProfileMenu />}
        {isSignedOut && (
          <ButtonLink asChild variant="outline">
            <RouteLink href={paths.login}>{LL.shell.logIn()}</RouteLink>
          </ButtonLink>
        )}
      </NavigationRow>
    </NavigationBand>
  )
}
