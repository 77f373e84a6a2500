import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { usePortal } from '../../flows/portal'
import { LogOutIcon, UserIcon } from '../../ui/icons/navigation'
import { MenuButton } from '../../ui/MenuButton'

const Name = chakra('div', { base: { fontWeight: 'semibold' } })
const Line = chakra('div', { base: { fontSize: 'sm', color: 'muted', fontWeight: 'normal' } })

export function ProfileMenu() {
  const { LL } = useI18nContext()
  const { session } = usePortal()
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  return (
    <MenuButton
      label={LL.frame.profile()}
      trigger={<UserIcon />}
      heading={
        <>
          <Name>{user.fullName}</Name>
          <Line>{user.address}</Line>
          <Line>{user.city}</Line>
        </>
      }
      items={[{ id: 'logOut', label: LL.frame.logOut(), icon: <LogOutIcon /> }]}
      onSelect={() => session.send({ type: 'logout.request' })}
    />
  )
}
