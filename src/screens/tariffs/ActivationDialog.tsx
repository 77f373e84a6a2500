import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { formatMoney } from '../../domain/money'
import { balanceAfterPurchase } from '../../domain/prepaidBalance'
import { priceText } from '../../domain/price'
import type { TariffActor } from '../../flows/tariff'
import { usePrepaidBalance } from '../../flows/usePrepaidBalance'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { FactList } from '../../ui/FactList'
import { Heading } from '../../ui/Heading'
import { amountsText } from './amountText'
import type { Comparison } from './comparison'

const Shortfall = chakra('p', { base: { marginTop: '3', color: 'danger', fontWeight: 'medium' } })
const Terms = chakra('p', { base: { marginTop: '4', color: 'muted', fontSize: 'sm', lineHeight: '1.5' } })

interface ActivationDialogProps {
  tariff: Tariff
  comparison: Comparison
  actor: TariffActor
}

/** Confirms an activation: price and content next to the tariff in use, duration, remaining balance, terms. */
export function ActivationDialog({ tariff, comparison, actor }: ActivationDialogProps) {
  const { LL, locale } = useI18nContext()
  const open = useSelector(actor, (snapshot) => snapshot.hasTag('activation'))
  const loading = useSelector(actor, (snapshot) => snapshot.matches('activating'))
  const prepaidBalance = usePrepaidBalance()
  const remainingBalance = balanceAfterPurchase(tariff, prepaidBalance)
  const difference = comparison.forTariff(tariff)?.difference
  const { items = [], price } = difference ?? {}
  const formatItems = (sign: 1 | -1) => {
    const amounts = items.map(({ number, unit }) => ({ number: number * sign, unit }))
    return amountsText(
      amounts.filter(({ number }) => number > 0),
      locale,
    )
  }
  const formatAmount = (amount: number | null) => (amount === null ? null : formatMoney(amount, locale))
  return (
    <ConfirmDialog
      open={open}
      loading={loading}
      title={LL.tariff.confirmHeading()}
      confirmLabel={LL.tariff.confirm()}
      cancelLabel={LL.shell.cancel()}
      closeLabel={LL.page.close()}
      onConfirm={() => actor.send({ type: 'terms.accept' })}
      onClose={() => actor.send({ type: 'terms.decline' })}
    >
      <Heading level={3} marginBottom="2">
        {tariff.name}
      </Heading>
      <FactList
        facts={[
          { term: LL.tariff.price(), value: priceText(tariff.price, locale) ?? LL.tariff.priceUnknown() },
          { term: LL.tariff.priceNow(), value: price && priceText(comparison.active?.price, locale) },
          { term: LL.tariff.duration(), value: tariff.durationLabel },
          { term: LL.tariff.itemsMore(), value: formatItems(1) },
          { term: LL.tariff.itemsLess(), value: formatItems(-1) },
          { term: LL.tariff.balanceNow(), value: formatAmount(prepaidBalance) },
          {
            term: LL.tariff.balanceAfter(),
            value: remainingBalance !== null && remainingBalance >= 0 ? formatAmount(remainingBalance) : null,
          },
        ]}
      />
      {remainingBalance !== null && remainingBalance < 0 && (
        <Shortfall>{LL.tariff.balanceShort({ amount: formatMoney(-remainingBalance, locale) })}</Shortfall>
      )}
      <Terms>{LL.tariff.confirmTerms()}</Terms>
    </ConfirmDialog>
  )
}
