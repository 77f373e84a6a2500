import { useI18nContext } from '../../../i18n/i18n-react'
import { isolate } from '../../lib/formats/isolate'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { LeftUnits } from './LeftUnits'
import { ChangeReceipt } from './orderParts'
import type { Tariffs } from './useTariffs'

/** Asks before a tariff or package ends, and then confirms that it has ended. */
export function EndDialog({ tariffs }: { tariffs: Tariffs }) {
  const { LL } = useI18nContext()
  const { dialog, actions, units, changedBalance } = tariffs
  const closeLabel = LL.page.close()
  if (dialog.kind === 'end') {
    const name = isolate(dialog.tariff.name)
    const footer = (
      <>
        <Button variant="danger" loading={dialog.isBusy} onClick={actions.end}>
          {LL.tariff.end({ name })}
        </Button>
        <Button onClick={actions.cancelEnd}>{LL.shell.cancel()}</Button>
      </>
    )
    return (
      <Dialog
        open
        closeLabel={closeLabel}
        title={LL.tariff.deactivateHeading()}
        onClose={actions.cancelEnd}
        footer={footer}
      >
        <p>{LL.tariff.deactivateText({ name })}</p>
        {dialog.isInUse && <LeftUnits name={name} units={units} />}
      </Dialog>
    )
  }
  if (dialog.kind === 'ended')
    return (
      <Dialog
        open
        closeLabel={closeLabel}
        title={LL.tariff.hasEnded({ name: isolate(dialog.tariff.name) })}
        onClose={actions.closeOutcome}
        footer={<Button onClick={actions.closeOutcome}>{LL.tariff.done()}</Button>}
      >
        {dialog.isLast && <p>{LL.tariff.noneActive()}</p>}
        <ChangeReceipt balance={changedBalance} />
      </Dialog>
    )
  return <Dialog open={false} closeLabel={closeLabel} title="" onClose={actions.closeOutcome} />
}
