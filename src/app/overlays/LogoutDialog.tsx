import { useI18nContext } from '../../../i18n/i18n-react'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useSessionActions } from '../useSession'

export default function LogoutDialog({ open }: { open: boolean }) {
  const { LL } = useI18nContext()
  const { confirmLogout, cancelLogout } = useSessionActions()
  return (
    <ConfirmDialog
      open={open}
      title={LL.shell.logOutHeading()}
      confirmLabel={LL.shell.logOut()}
      cancelLabel={LL.shell.cancel()}
      closeLabel={LL.page.close()}
      onConfirm={confirmLogout}
      onClose={cancelLogout}
    >
      {LL.shell.logOutText()}
    </ConfirmDialog>
  )
}
