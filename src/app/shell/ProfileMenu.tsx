import { useLocation } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useUser } from '../../core/account'
import { paths } from '../../domain/paths'
import { afterPaint } from '../../ui/afterPaint'
import { LogOutIcon, UserIcon } from '../../ui/icons/navigation'
import { Box } from '../../ui/layout'
import { MenuButton } from '../../ui/MenuButton'
import { useSessionActions } from '../useSession'

export function ProfileMenu() {
  const { LL } = useI18nContext()
  const { requestLogout } = useSessionActions()
  const user = useUser()
  const [, navigate] = useLocation()
  const openData = () => navigate(`${paths.administration}?tab=account`, { transition: true })
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
      items={[
        { id: 'data', label: LL.shell.yourData(), icon: <UserIcon /> },
        { id: 'logOut', label: LL.shell.logOut(), icon: <LogOutIcon /> },
      ]}
      // The menu first returns the focus to its button; then the page takes it.
      onSelect={(id) => (id === 'data' ? afterPaint(openData) : requestLogout())}
    />
  )
}
