import { useI18nContext } from '../../../i18n/i18n-react'
import { useServices } from '../../core/services'
import { ConfirmDialog } from '../../ui/ConfirmDialog'

export default function LogoutDialog({ open }: { open: boolean }) {
  const { LL } = useI18nContext()
  const { session } = useServices()
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
