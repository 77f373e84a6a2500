import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { useCurrentContract } from '../../core/account'
import { type ContractKind, kindOf } from '../../domain/contractKind'
import { contractIcons } from '../../ui/icons/contract'
import { Box, Inline } from '../../ui/layout'
import { ContractLinks } from './ContractLinks'
import { ContractList } from './ContractList'
import { ContractRow } from './ContractRow'

interface ContractGroupProps {
  kind: ContractKind
  contracts: Contract[]
  onSelected: (() => void) | undefined
}

/** The contracts of one kind; the current one has its pages under it. */
export function ContractGroup({ kind, contracts, onSelected }: ContractGroupProps) {
  const { LL } = useI18nContext()
  const current = useCurrentContract()
  const Icon = contractIcons[kind]
  const isFullWidth = kind === 'mobile' || contracts.some((contract) => contract === current)
  if (contracts.length === 0) return null
  return (
    <Box
      as="section"
      flex={{ base: '1 1 8rem', lg: 'none' }}
      flexBasis={isFullWidth ? { base: '100%', lg: 'auto' } : undefined}
      minWidth="0"
    >
      <Inline
        as="h2"
        alignItems="center"
        gap="2"
        color="muted"
        fontSize="sm"
        fontWeight="bold"
        marginBottom="2"
      >
        <Icon />
        <span>{LL.shell[kind]()}</span>
      </Inline>
      <ContractList contracts={contracts} isCard>
        {(contract) => (
          <>
            <ContractRow
              contract={contract}
              kind={contract.contractType ? LL.shell.contractType[contract.contractType]() : undefined}
              hasPages={contract === current}
              onSelected={onSelected}
            />
            {contract === current && <ContractLinks kind={kindOf(contract)} />}
          </>
        )}
      </ContractList>
    </Box>
  )
}
