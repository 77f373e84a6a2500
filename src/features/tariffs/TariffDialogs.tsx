import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { isolate } from '../../lib/isolate'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Dialog } from '../../ui/Dialog'
import type { Comparison } from './comparison'
import { EndDialog } from './EndDialog'
import { OrderDialog } from './OrderDialog'
import { planOf, type TariffActor, type TariffList } from './useTariffs'

interface TariffDialogsProps {
  tariffs: TariffActor
  list: TariffList
  comparison: Comparison
}

/** The dialogs of the list: the confirmation of a change, and its outcome if a toast is too short for it. */
export function TariffDialogs({ tariffs, list, comparison }: TariffDialogsProps) {
  const { LL } = useI18nContext()
  const state = useSelector(tariffs, (snapshot) => snapshot.value)
  const code = useSelector(tariffs, (snapshot) => snapshot.context.chosenCode)
  const chosen = planOf(list, code)
  const name = isolate(chosen?.name ?? '')
  const closeLabel = LL.page.close()
  const isUnknown = useSelector(tariffs, (snapshot) => snapshot.hasTag('outcomeUnknown'))
  const close = () => tariffs.send({ type: 'sheet.close' })
  return (
    <>
      {chosen && <OrderDialog tariff={chosen} {...{ tariffs, list, comparison }} />}
      {chosen && <EndDialog tariff={chosen} {...{ tariffs, list }} />}
      <ConfirmDialog
        open={state === 'insufficientFunds'}
        title={LL.tariff.fundsHeading()}
        confirmLabel={LL.tariff.topUp()}
        cancelLabel={LL.shell.cancel()}
        closeLabel={closeLabel}
        onConfirm={() => tariffs.send({ type: 'topUp.choose' })}
        onClose={() => tariffs.send({ type: 'notice.close' })}
      >
        {LL.tariff.fundsText({ name })}
      </ConfirmDialog>
      <Dialog
        open={isUnknown}
        title={LL.tariff.unknownHeading()}
        closeLabel={closeLabel}
        onClose={close}
        footer={<Button onClick={close}>{LL.tariff.unknownCheck()}</Button>}
      >
        {LL.tariff.unknownText({ name })}
      </Dialog>
    </>
  )
}
