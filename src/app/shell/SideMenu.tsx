import { useI18nContext } from '../../../i18n/i18n-react'
import { lazyComponent } from '../../ui/lazyComponent'
import { SideSheet } from '../../ui/SideSheet'
import { isWideScreen } from '../../ui/wideScreen'
import { MenuColumn } from './bands'
import type { SideMenuState } from './useSideMenu'

const ContractMenu = lazyComponent(() => import('../menu/ContractMenu'), null)
const NarrowMenu = lazyComponent(() => import('../menu/NarrowMenu'), null)

/** Fetches the content of the menu for this screen width. */
export const fetchMenu = (): Promise<void> => (isWideScreen() ? ContractMenu : NarrowMenu).preload()

/** The menu of contracts: next to the page if there is room, over it otherwise. */
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
  const close = () => menu.setExtended(false)
  return (
    <SideSheet
      background="canvas"
      open={menu.extended}
      onClose={close}
      title={LL.shell.menu()}
      closeLabel={LL.page.close()}
    >
      <NarrowMenu onSelected={close} />
    </SideSheet>
  )
}
