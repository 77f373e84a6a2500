import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { useChangedBalance } from '../../flows/useChangedBalance'
import { isolate } from '../../lib/isolate'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { LeftUnits } from './LeftUnits'
import { ChangeReceipt } from './orderParts'
import type { TariffActor, TariffList } from './useTariffs'

interface EndDialogProps {
  tariffs: TariffActor
  list: TariffList
  tariff: Tariff
}

/** Asks before a tariff or package ends, and then confirms that it has ended. */
export function EndDialog({ tariffs, list, tariff }: EndDialogProps) {
  const { LL } = useI18nContext()
  const { mvno_code } = tariff
  const name = isolate(tariff.name)
  const open = useSelector(tariffs, (snapshot) => snapshot.hasTag('deactivation'))
  const loading = useSelector(tariffs, (snapshot) => snapshot.matches('deactivating'))
  const hasEnded = useSelector(tariffs, (snapshot) =>
    snapshot.matches({ showingOutcome: { confirmed: 'ended' } }),
  )
  const balance = useChangedBalance(hasEnded)
  const cancel = () => tariffs.send({ type: 'deactivation.cancel' })
  const close = () => tariffs.send({ type: 'sheet.close' })
  const isLast = list.activeCodes.every((code) => code === mvno_code)
  const content = hasEnded
    ? {
        title: LL.tariff.hasEnded({ name }),
        onClose: close,
        children: (
          <>
            {isLast && <p>{LL.tariff.noneActive()}</p>}
            <ChangeReceipt balance={balance} />
          </>
        ),
        footer: <Button onClick={close}>{LL.tariff.done()}</Button>,
      }
    : {
        title: LL.tariff.deactivateHeading(),
        onClose: cancel,
        children: (
          <>
            <p>{LL.tariff.deactivateText({ name })}</p>
            {tariff === list.oldTariff && <LeftUnits name={name} />}
          </>
        ),
        footer: (
          <>
            <Button variant="outline" onClick={cancel}>
              {LL.shell.cancel()}
            </Button>
            <Button loading={loading} onClick={() => tariffs.send({ type: 'deactivation.confirm' })}>
              {LL.tariff.end({ name })}
            </Button>
          </>
        ),
      }
  return <Dialog open={open} closeLabel={LL.page.close()} {...content} />
}
