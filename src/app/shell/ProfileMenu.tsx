import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useUser } from '../../core/account'
import { useSessionActions } from '../../core/useSession'
import { LogOutIcon, UserIcon } from '../../ui/icons/navigation'
import { MenuButton } from '../../ui/MenuButton'

const Name = chakra('div', { base: { fontWeight: 'bold' } })
const Line = chakra('div', { base: { fontSize: 'sm', color: 'muted', fontWeight: 'normal' } })

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
          <Name>{user.fullName}</Name>
          <Line>{user.address}</Line>
          <Line>{user.city}</Line>
        </>
      }
      items={[{ id: 'logOut', label: LL.shell.logOut(), icon: <LogOutIcon /> }]}
      onSelect={requestLogout}
    />
  )
}
