import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { Button } from '../../ui/Button'
import { useShownPart } from '../../ui/useShownPart'

const List = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1' },
  variants: {
    // A card on a narrow screen; lines on the ground next to the page.
    isCard: {
      true: {
        padding: { base: '1', lg: '0' },
        background: { base: 'surface', lg: 'none' },
        border: { base: '1px solid', lg: 'none' },
        borderColor: 'line',
        borderRadius: 'card',
      },
    },
  },
})

interface ContractListProps {
  contracts: readonly Contract[]
  isCard?: boolean
  children: (contract: Contract) => ReactNode
}

/** Contracts, step by step if there are many. */
export function ContractList({ contracts, isCard, children }: ContractListProps) {
  const { LL } = useI18nContext()
  const { shown, showMore } = useShownPart(contracts)
  return (
    <>
      <List isCard={isCard}>
        {shown.map((contract) => (
          <li key={contract.productId}>{children(contract)}</li>
        ))}
      </List>
      {showMore && (
        <Button variant="ghost" onClick={showMore}>
          {LL.shell.showMoreContracts()}
        </Button>
      )}
    </>
  )
}
