import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { Card } from '../../ui/Card'
import { FactList } from '../../ui/FactList'
import { Heading } from '../../ui/Heading'
import { BalanceRow } from './BalanceRow'
import type { Draft } from './useDraft'
import { useReckoning } from './useReckoning'

/** On a wide screen, next to the form: the balance, the amount, and their sum. */
export function BalanceCard({ draft }: { draft: Draft }) {
  const { LL, locale } = useI18nContext()
  const reckoning = useReckoning(draft)
  if (!reckoning) return null
  const { balance, added } = reckoning
  return (
    <Card>
      <Heading level={2} fontSize="md" marginBottom="2">
        {LL.topUp.yourBalance()}
      </Heading>
      <FactList
        facts={[
          { term: LL.topUp.now(), value: formatMoney(balance, locale) },
          { term: LL.topUp.amountPlus(), value: added && `+ ${formatMoney(added.amount, locale)}` },
        ]}
      />
      {added && <BalanceRow term={LL.topUp.after()} value={added.after} />}
    </Card>
  )
}
