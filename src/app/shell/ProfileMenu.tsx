import { useI18nContext } from '../../../i18n/i18n-react'
import { useUser } from '../../core/account'
import { LogOutIcon, UserIcon } from '../../ui/icons/navigation'
import { Box } from '../../ui/layout'
import { MenuButton } from '../../ui/MenuButton'
import { useSessionActions } from '../useSession'

export function ProfileMenu() {
  const { LL } = useI18nContext()
  const { requestLogout } = useSessionActions()
  const user = useUser()
  return (
    <MenuButton
      label={LL.shell.profile()}
      trigger={<UserIcon />}
      heading={
        <>
          <Box fontWeight="bold">{user.fullName}</Box>
          <Box fontSize="sm" color="muted" fontWeight="normal">
            {user.address}
          </Box>
          <Box fontSize="sm" color="muted" fontWeight="normal">
            {user.city}
          </Box>
        </>
      }
      items={[{ id: 'logOut', label: LL.shell.logOut(), icon: <LogOutIcon /> }]}
      onSelect={requestLogout}
    />
  )
}
