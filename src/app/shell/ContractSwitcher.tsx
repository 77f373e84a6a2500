import { Popover as Parts } from '@chakra-ui/react/popover'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { kindOf } from '../../domain/contractKind'
import { useCurrentContract } from '../../flows/account'
import { useHeadingOfNextPage } from '../../ui/useHeadingOfNextPage'
import { ContractList } from './ContractList'
import { ContractRow } from './ContractRow'
import { contractIcons } from './contractIcons'
import { contractKindText } from './contractTexts'
import { OpenDebtBadge } from './OpenDebtBadge'
import { useContractSearch } from './useContractSearch'

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
    animation: 'fadeIn 0.15s',
    _motionReduce: { animation: 'none' },
    '& > :not(ul, button)': { margin: '2' },
  },
})

/** The contracts in a fixed order, and what is open of the others. Mounted while it is open. */
export default function ContractSwitcher({ triggerId, onClose }: { triggerId: string; onClose: () => void }) {
  const { LL } = useI18nContext()
  const current = useCurrentContract()
  const { field, term, groups, notices, isLong } = useContractSearch()
  const headingOfNextPage = useHeadingOfNextPage(true)
  // One read at a time: each settled one starts the next.
  const [settledCount, setSettledCount] = useState(0)
  const contracts = groups.flatMap((group) => group.contracts)
  const others = contracts.filter((contract) => contract !== current)
  return (
    <Parts.Root
      open
      onOpenChange={onClose}
      ids={{ trigger: triggerId }}
      finalFocusEl={headingOfNextPage}
      positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 4 }}
    >
      <Parts.Positioner zIndex="20">
        <Sheet aria-label={LL.shell.contractNavigation()}>
          {field}
          <ContractList key={term} contracts={contracts}>
            {(contract) => {
              const Icon = contractIcons[kindOf(contract)]
              const index = others.indexOf(contract)
              return (
                <ContractRow
                  contract={contract}
                  icon={<Icon />}
                  kind={contractKindText(contract, LL)}
                  badge={
                    !isLong &&
                    index >= 0 &&
                    index <= settledCount && (
                      <OpenDebtBadge contract={contract} onSettled={() => setSettledCount(index + 1)} />
                    )
                  }
                  onChosen={onClose}
                />
              )
            }}
          </ContractList>
          {notices}
        </Sheet>
      </Parts.Positioner>
    </Parts.Root>
  )
}
