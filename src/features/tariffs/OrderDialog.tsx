import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { priceText } from '../../domain/price'
import { renewsAutomatically } from '../../domain/renewingTariff'
import { useChangedBalance } from '../../flows/useChangedBalance'
import { isolate } from '../../lib/isolate'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FactList } from '../../ui/FactList'
import { Heading } from '../../ui/Heading'
import { amountsText } from './amountText'
import type { Comparison } from './comparison'
import { ChangeReceipt, Note, Shortfall, Terms, useBalanceFacts, useOrderLabel } from './orderParts'
import { Steps } from './Steps'
import { useSwitchSheet } from './useSwitchSheet'
import { planOf, type TariffActor, type TariffList } from './useTariffs'

interface OrderProps {
  tariff: Tariff
  comparison: Comparison
}

/** What the customer orders: price and content next to the tariff in use, duration, balance, terms. */
function Order({ tariff, comparison }: OrderProps) {
  const { LL, locale } = useI18nContext()
  const balanceFacts = useBalanceFacts(tariff)
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
          ...balanceFacts,
        ]}
      />
      <Shortfall tariff={tariff} />
      {priceShown && renewsAutomatically(tariff.name) && (
        <Note>{LL.tariff.renewal({ price: priceShown })}</Note>
      )}
      <Terms />
    </>
  )
}

interface OrderDialogProps extends OrderProps {
  tariffs: TariffActor
  list: TariffList
}

/** The sheet that orders a tariff, and that ends another plan first if the provider demands it. */
export function OrderDialog({ tariffs, list, tariff, comparison }: OrderDialogProps) {
  const { LL } = useI18nContext()
  const open = useSelector(tariffs, (snapshot) => snapshot.hasTag('activation'))
  const loading = useSelector(tariffs, (snapshot) => snapshot.matches('activating'))
  const isActive = useSelector(tariffs, (snapshot) =>
    snapshot.matches({ showingOutcome: { confirmed: 'activated' } }),
  )
  const former = useSelector(tariffs, ({ context }) => planOf(list, context.former?.code))
  const balance = useChangedBalance(isActive)
  const orderLabel = useOrderLabel(tariff)
  const decline = () => tariffs.send({ type: 'terms.decline' })
  const close = () => tariffs.send({ type: 'sheet.close' })
  const switchSheet = useSwitchSheet(tariffs, list)
  const order = {
    title: LL.tariff.confirmHeading(),
    onClose: decline,
    children: <Order tariff={tariff} comparison={comparison} />,
    footer: (
      <>
        <Button variant="outline" onClick={decline}>
          {LL.shell.cancel()}
        </Button>
        <Button loading={loading} onClick={() => tariffs.send({ type: 'terms.accept' })}>
          {orderLabel}
        </Button>
      </>
    ),
  }
  const name = isolate(tariff.name)
  const receipt = {
    title: LL.tariff.switched({ name }),
    onClose: close,
    children: (
      <>
        {former && (
          <Steps done={[LL.tariff.ended({ name: isolate(former.name) }), LL.tariff.activated({ name })]} />
        )}
        <ChangeReceipt ordered={tariff} balance={balance} />
      </>
    ),
    footer: <Button onClick={close}>{former ? LL.tariff.unknownCheck() : LL.tariff.done()}</Button>,
  }
  const content = switchSheet ?? (isActive ? receipt : order)
  return <Dialog open={open} size="wide" closeLabel={LL.page.close()} {...content} />
}
