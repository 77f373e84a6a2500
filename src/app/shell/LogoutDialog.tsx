import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useServices } from '../../flows/services'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

export function LogoutDialog() {
  const { LL } = useI18nContext()
  const { session } = useServices()
  const open = useSelector(session, (snapshot) => snapshot.matches({ signedIn: 'confirmingLogout' }))
  return (
    <ConfirmDialog
      open={open}
      title={LL.shell.logOutHeading()}
      confirmLabel={LL.shell.logOut()}
      cancelLabel={LL.shell.cancel()}
      closeLabel={LL.page.close()}
      onConfirm={() => session.send({ type: 'logout.confirm' })}
      onClose={() => session.send({ type: 'logout.cancel' })}
    >
      {LL.shell.logOutText()}
    </ConfirmDialog>
  )
}
