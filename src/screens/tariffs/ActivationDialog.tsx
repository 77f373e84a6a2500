import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { creditAfter } from '../../domain/credit'
import { formatMoney } from '../../domain/money'
import { priceText } from '../../domain/price'
import type { TariffActor } from '../../flows/tariff'
import { useCredit } from '../../flows/useCredit'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { FactList } from '../../ui/FactList'
import { Heading } from '../../ui/Heading'
import { amountsText } from './amountText'
import type { Comparison } from './comparison'

const Short = chakra('p', { base: { marginTop: '3', color: 'danger', fontWeight: 'medium' } })
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
  const credit = useCredit()
  const after = creditAfter(tariff, credit)
  const difference = comparison.of(tariff)?.difference
  const { items = [], price } = difference ?? {}
  const held = (sign: 1 | -1) => {
    const amounts = items.map(({ number, unit }) => ({ number: number * sign, unit }))
    return amountsText(
      amounts.filter(({ number }) => number > 0),
      locale,
    )
  }
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, locale))
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
          { term: LL.tariff.itemsMore(), value: held(1) },
          { term: LL.tariff.itemsLess(), value: held(-1) },
          { term: LL.tariff.balanceNow(), value: money(credit) },
          { term: LL.tariff.balanceAfter(), value: after !== null && after >= 0 ? money(after) : null },
        ]}
      />
      {after !== null && after < 0 && (
        <Short>{LL.tariff.balanceShort({ amount: formatMoney(-after, locale) })}</Short>
      )}
      <Terms>{LL.tariff.confirmTerms()}</Terms>
    </ConfirmDialog>
  )
}
