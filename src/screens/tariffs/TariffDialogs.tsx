import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TariffActor, TariffList } from '../../flows/tariff'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Dialog } from '../../ui/Dialog'
import { ActivationDialog } from './ActivationDialog'
import type { Comparison } from './comparison'

interface TariffDialogsProps {
  actor: TariffActor
  list: TariffList
  comparison: Comparison
}

/** The dialogs of the list: the confirmation of a change, and its outcome if a toast is too short for it. */
export function TariffDialogs({ actor, list, comparison }: TariffDialogsProps) {
  const { LL } = useI18nContext()
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const code = useSelector(actor, (snapshot) => snapshot.context.chosenCode)
  const { oldTariff, tariffs, activeCodes } = list
  const chosen = [oldTariff, ...tariffs].find((tariff) => tariff?.mvno_code === code)
  const name = chosen?.name ?? ''
  const activeCode = activeCodes.find((active) => active !== code)
  const closeLabel = LL.page.close()
  const closeNotice = () => actor.send({ type: 'notice.close' })
  const check = () => actor.send({ type: 'outcome.check' })
  return (
    <>
      {chosen && <ActivationDialog tariff={chosen} comparison={comparison} actor={actor} />}
      <ConfirmDialog
        open={state === 'confirmingDeactivation' || state === 'deactivating'}
        loading={state === 'deactivating'}
        title={LL.tariff.deactivateHeading()}
        confirmLabel={LL.tariff.confirm()}
        cancelLabel={LL.shell.cancel()}
        closeLabel={closeLabel}
        onConfirm={() => actor.send({ type: 'deactivation.confirm' })}
        onClose={() => actor.send({ type: 'deactivation.cancel' })}
      >
        {LL.tariff.deactivateText({ name })}
      </ConfirmDialog>
      <ConfirmDialog
        open={state === 'insufficientFunds'}
        title={LL.tariff.fundsHeading()}
        confirmLabel={LL.tariff.topUp()}
        cancelLabel={LL.shell.cancel()}
        closeLabel={closeLabel}
        onConfirm={() => actor.send({ type: 'topUp.choose' })}
        onClose={closeNotice}
      >
        {LL.tariff.fundsText({ name })}
      </ConfirmDialog>
      <Dialog
        open={state === 'anotherActive'}
        title={LL.tariff.anotherHeading()}
        closeLabel={closeLabel}
        onClose={closeNotice}
        footer={
          activeCode !== undefined && (
            <Button onClick={() => actor.send({ type: 'tariff.deactivate', code: activeCode })}>
              {LL.tariff.deactivate()}
            </Button>
          )
        }
      >
        {LL.tariff.anotherIsActive()}
      </Dialog>
      <Dialog
        open={state === 'unanswered'}
        title={LL.tariff.unknownHeading()}
        closeLabel={closeLabel}
        onClose={check}
        footer={<Button onClick={check}>{LL.tariff.unknownCheck()}</Button>}
      >
        {LL.tariff.unknownText({ name })}
      </Dialog>
    </>
  )
}
