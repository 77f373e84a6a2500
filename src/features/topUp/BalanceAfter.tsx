import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { Box, Inline } from '../../ui/layout'
import type { CardTopUp } from './useTopUp'

/** A balance, in euro, under a line. */
function BalanceRow({ term, value }: { term: string; value: number }) {
  const { locale } = useI18nContext()
  return (
    <Inline
      as="dl"
      alignItems="baseline"
      justifyContent="space-between"
      gap="4"
      paddingTop="4"
      borderTop="1px solid"
      borderColor="line"
    >
      <Box as="dt" color="muted">
        {term}
      </Box>{' '}
      <Box as="dd" margin="0" fontSize="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {formatMoney(value, locale)}
      </Box>
    </Inline>
  )
}

/** Above the button: the balance, or with a valid amount the one after the top-up. */
export function BalanceAfter({ balance, newBalance }: Pick<CardTopUp, 'balance' | 'newBalance'>) {
  const { LL } = useI18nContext()
  if (newBalance !== null) return <BalanceRow term={LL.overview.balanceAfter()} value={newBalance} />
  return balance === null ? null : <BalanceRow term={LL.topUp.now()} value={balance} />
}
