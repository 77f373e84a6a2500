import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { priceText } from '../../domain/price'
import { renewsAutomatically } from '../../domain/renewingTariff'
import { isolate } from '../../lib/formats/isolate'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FactList } from '../../ui/FactList'
import { Heading } from '../../ui/Heading'
import { amountsText } from './amountText'
import { balanceFacts, ChangeReceipt, Note, orderLabel, Shortfall, Terms } from './orderParts'
import { Steps } from './Steps'
import { SwitchButtons, SwitchOffer, switchTitle } from './switchParts'
import type { Tariffs } from './useTariffs'

interface OrderProps {
  tariff: Tariff
  tariffs: Tariffs
}

/** What the customer orders: price and content next to the tariff in use, duration, balance, terms. */
function Order({ tariff, tariffs: { comparison, balance } }: OrderProps) {
  const { LL, locale } = useI18nContext()
  const { items = [], price } = comparison.forTariff(tariff)?.difference ?? {}
  const formatItems = (sign: 1 | -1) => {
    const amounts = items.map(({ number, unit }) => ({ number: number * sign, unit }))
    return amountsText(
      amounts.filter(({ number }) => number > 0),
      locale,
    )
  }
  const priceShown = priceText(tariff.price, locale)
  return (
    <>
      <Heading level={3} marginBottom="2">
        {tariff.name}
      </Heading>
      <FactList
        facts={[
          { term: LL.tariff.price(), value: priceShown ?? LL.tariff.priceUnknown() },
          { term: LL.tariff.priceNow(), value: price && priceText(comparison.active?.price, locale) },
          { term: LL.tariff.duration(), value: tariff.durationLabel },
          { term: LL.tariff.itemsMore(), value: formatItems(1) },
          { term: LL.tariff.itemsLess(), value: formatItems(-1) },
          ...balanceFacts({ tariff, balance }, LL, locale),
        ]}
      />
      <Shortfall {...{ tariff, balance }} />
      {priceShown && renewsAutomatically(tariff.name) && (
        <Note>{LL.tariff.renewal({ price: priceShown })}</Note>
      )}
      <Terms />
    </>
  )
}

/** The sheet that orders a tariff, and that ends another plan first if the provider demands it. */
export function OrderDialog({ tariffs }: { tariffs: Tariffs }) {
  const { LL } = useI18nContext()
  const { dialog, actions, changedBalance } = tariffs
  const sheet = { size: 'wide', closeLabel: LL.page.close() } as const
  if (dialog.kind === 'order') {
    const { tariff, isBusy } = dialog
    const footer = (
      <>
        <Button variant="outline" onClick={actions.cancelOrder}>
          {LL.shell.cancel()}
        </Button>
        <Button loading={isBusy} onClick={actions.order}>
          {orderLabel(tariff, LL)}
        </Button>
      </>
    )
    return (
      <Dialog
        open
        {...sheet}
        title={LL.tariff.confirmHeading()}
        onClose={actions.cancelOrder}
        footer={footer}
      >
        <Order {...{ tariff, tariffs }} />
      </Dialog>
    )
  }
  if (dialog.kind === 'switch')
    return (
      <Dialog
        open
        {...sheet}
        title={switchTitle(dialog, LL)}
        onClose={actions.leaveSwitch}
        footer={<SwitchButtons {...{ dialog, actions }} />}
      >
        <SwitchOffer {...{ dialog, tariffs }} />
      </Dialog>
    )
  if (dialog.kind === 'activated') {
    const { tariff, previous } = dialog
    const name = isolate(tariff.name)
    const close = previous ? LL.tariff.unknownCheck() : LL.tariff.done()
    return (
      <Dialog
        open
        {...sheet}
        title={LL.tariff.switched({ name })}
        onClose={actions.closeOutcome}
        footer={<Button onClick={actions.closeOutcome}>{close}</Button>}
      >
        {previous && (
          <Steps done={[LL.tariff.ended({ name: isolate(previous.name) }), LL.tariff.activated({ name })]} />
        )}
        <ChangeReceipt ordered={tariff} balance={changedBalance} />
      </Dialog>
    )
  }
  return <Dialog open={false} {...sheet} title="" onClose={actions.closeOutcome} />
}
