import { Popover as Parts } from '@chakra-ui/react/popover'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { useCurrentContract } from '../../core/account'
import { useOpenDebt } from '../../core/bills/bills'
import { useFurtherReads } from '../../core/useFurtherReads'
import { kindOf } from '../../domain/contractKind'
import { formatMoney } from '../../domain/money'
import { contractIcons } from '../../ui/icons/contract'
import { useHeadingOfNextPage } from '../../ui/useHeadingOfNextPage'
import { ContractList } from '../menu/ContractList'
import { ContractRow } from '../menu/ContractRow'
import { useContractSearch } from '../menu/useContractSearch'
import { contractKindText } from '../shell/contractTexts'

const Sheet = chakra(Parts.Content, {
  base: {
    width: 'min(24rem, 100vw - 2rem)',
    maxHeight: 'var(--available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'grid',
    gap: '2',
    padding: '1.5',
    background: 'surface',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'overlay',
    outline: 'none',
    zIndex: '20',
    animation: 'fadeIn 0.15s',
    _motionReduce: { animation: 'none' },
    '& > :not(ul, button)': { margin: '2' },
  },
})

const Badge = chakra('span', {
  base: {
    display: 'block',
    marginLeft: '2',
    paddingInline: '2',
    borderRadius: 'pill',
    background: 'warnSubtle',
    color: 'warn',
    fontSize: 'sm',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
})

/** What is open of a contract's bills; nothing if that is unknown. */
function OpenDebtBadge({ contract, onSettled }: { contract: Contract; onSettled: () => void }) {
  const { LL, locale } = useI18nContext()
  const amount = useOpenDebt(contract, onSettled)
  return amount !== null && amount > 0 ? (
    <Badge>{LL.bill.openAmount({ amount: formatMoney(amount, locale) })}</Badge>
  ) : null
}

/** The contracts in a fixed order, and what is open of the others. */
function ContractChoice({ onSelected }: { onSelected: () => void }) {
  const { LL } = useI18nContext()
  // Kept after a choice, which would otherwise start a read of the previous contract before the switcher is closed.
  const [current] = useState(useCurrentContract())
  const hasFurtherReads = useFurtherReads()
  const { field, term, groups, notices, isLong } = useContractSearch()
  // One read at a time: each settled one starts the next.
  const [settledCount, setSettledCount] = useState(0)
  const contracts = groups.flatMap((group) => group.contracts)
  const others = contracts.filter((contract) => contract !== current)
  return (
    <>
      {field}
      <ContractList key={term} contracts={contracts}>
        {(contract) => {
          const Icon = contractIcons[kindOf(contract)]
          const index = others.indexOf(contract)
          const isRead = hasFurtherReads && !isLong && index >= 0 && index <= settledCount
          return (
            <ContractRow
              contract={contract}
              icon={<Icon />}
              kind={contractKindText(contract, LL)}
              badge={
                isRead && <OpenDebtBadge contract={contract} onSettled={() => setSettledCount(index + 1)} />
              }
              onSelected={onSelected}
            />
          )
        }}
      </ContractList>
      {notices}
    </>
  )
}

interface ContractSwitcherProps {
  open: boolean
  triggerId: string
  onClose: () => void
}

/** The popover of the contracts; what it reads ends when it closes. */
export default function ContractSwitcher({ open, triggerId, onClose }: ContractSwitcherProps) {
  const { LL } = useI18nContext()
  return (
    <Parts.Root
      open={open}
      onOpenChange={onClose}
      ids={{ trigger: triggerId }}
      finalFocusEl={useHeadingOfNextPage(open)}
      positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <Parts.Positioner>
        <Sheet aria-label={LL.shell.contractNavigation()}>
          <ContractChoice onSelected={onClose} />
        </Sheet>
      </Parts.Positioner>
    </Parts.Root>
  )
}
