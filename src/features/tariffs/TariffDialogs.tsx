import { useI18nContext } from '../../../i18n/i18n-react'
import { isolate } from '../../lib/formats/isolate'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Dialog } from '../../ui/Dialog'
import { EndDialog } from './EndDialog'
import { OrderDialog } from './OrderDialog'
import type { Tariffs } from './useTariffs'

/** The dialogs of the list: the confirmation of a change, and its outcome if a toast is too short for it. */
export function TariffDialogs({ tariffs }: { tariffs: Tariffs }) {
  const { LL } = useI18nContext()
  const { dialog, actions } = tariffs
  const name = isolate('tariff' in dialog ? dialog.tariff.name : '')
  const closeLabel = LL.page.close()
  return (
    <>
      <OrderDialog tariffs={tariffs} />
      <EndDialog tariffs={tariffs} />
      <ConfirmDialog
        open={dialog.kind === 'funds'}
        title={LL.tariff.fundsHeading()}
        confirmLabel={LL.tariff.topUp()}
        cancelLabel={LL.shell.cancel()}
        closeLabel={closeLabel}
        onConfirm={() => dialog.kind === 'funds' && actions.topUp(dialog.tariff)}
        onClose={actions.closeFunds}
      >
        {LL.tariff.fundsText({ name })}
      </ConfirmDialog>
      <Dialog
        open={dialog.kind === 'unknown'}
        title={LL.tariff.unknownHeading()}
        closeLabel={closeLabel}
        onClose={actions.closeOutcome}
        footer={<Button onClick={actions.closeOutcome}>{LL.tariff.unknownCheck()}</Button>}
      >
        {LL.tariff.unknownText({ name })}
      </Dialog>
    </>
  )
}
