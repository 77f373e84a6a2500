import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { formatMoney } from '../../domain/money'
import { useOpenDebt } from '../../flows/bills'

const Badge = chakra('span', {
  base: {
    display: 'block',
    marginLeft: '2',
    paddingInline: '2',
    borderRadius: 'pill',
    background: 'warnSubtle',
    color: 'warn',
    fontSize: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
})

/** What is open of a contract's bills; nothing if that is unknown. */
export function OpenDebtBadge({ contract, onSettled }: { contract: Contract; onSettled: () => void }) {
  const { LL, locale } = useI18nContext()
  const amount = useOpenDebt(contract, onSettled)
  return amount !== null && amount > 0 ? (
    <Badge>{LL.bill.openAmount({ amount: formatMoney(amount, locale) })}</Badge>
  ) : null
}
