import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { usePortal } from '../../flows/portal'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

export function LogoutDialog() {
  const { LL } = useI18nContext()
  const { session } = usePortal()
  const open = useSelector(session, (snapshot) =>
    snapshot.matches({ present: { signedIn: 'confirmingLogout' } }),
  )
  return (
    <ConfirmDialog
      open={open}
      title={LL.frame.logOutHeading()}
      confirmLabel={LL.frame.logOut()}
      cancelLabel={LL.frame.cancel()}
      closeLabel={LL.frame.close()}
      onConfirm={() => session.send({ type: 'logout.confirm' })}
      onClose={() => session.send({ type: 'logout.cancel' })}
    >
      {LL.frame.logOutText()}
    </ConfirmDialog>
  )
}
