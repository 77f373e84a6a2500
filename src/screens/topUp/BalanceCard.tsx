import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { Card } from '../../ui/Card'
import { FactList } from '../../ui/FactList'
import { Heading } from '../../ui/Heading'
import { BalanceRow } from './BalanceRow'
import { useBalancePreview } from './useBalancePreview'
import type { Draft } from './useDraft'

/** On a wide screen, next to the form: the balance, the amount, and their sum. */
export function BalanceCard({ draft }: { draft: Draft }) {
  const { LL, locale } = useI18nContext()
  const preview = useBalancePreview(draft)
  if (!preview) return null
  const { balance, topUp } = preview
  return (
    <Card>
      <Heading level={2} fontSize="md" marginBottom="2">
        {LL.topUp.yourBalance()}
      </Heading>
      <FactList
        facts={[
          { term: LL.topUp.now(), value: formatMoney(balance, locale) },
          { term: LL.topUp.amountPlus(), value: topUp && `+ ${formatMoney(topUp.amount, locale)}` },
        ]}
      />
      {topUp && <BalanceRow term={LL.topUp.after()} value={topUp.newBalance} />}
    </Card>
  )
}
