import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { lazyPart } from '../../ui/lazyPart'
import { SideSheet } from '../../ui/SideSheet'
import { isWideScreen } from '../../ui/useWideScreen'
import { MenuColumn } from './bands'
import { PageLinks } from './PageLinks'
import type { SideMenuState } from './useSideMenu'

const Pages = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    paddingBottom: '4',
    marginBottom: '4',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
})

export const ContractMenu = lazyPart(() => import('./ContractMenu'), null)
// Where it stands beside the page it is needed with it; who does not get it is told where it is shown.
if (isWideScreen()) ContractMenu.preload().catch(() => {})

/** The menu of contracts: beside the page where there is room, over it where there is none. */
export function SideMenu({ menu }: { menu: SideMenuState }) {
  const { LL } = useI18nContext()
  if (menu.wide)
    return (
      menu.extended && (
        <MenuColumn>
          <ContractMenu />
        </MenuColumn>
      )
    )
  return (
    <SideSheet
      open={menu.extended}
      onClose={() => menu.setExtended(false)}
      title={LL.shell.menu()}
      closeLabel={LL.page.close()}
    >
      <Pages aria-label={LL.shell.mainNavigation()}>
        <PageLinks />
      </Pages>
      <ContractMenu />
    </SideSheet>
  )
}
