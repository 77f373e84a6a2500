import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import type { ContractKind } from '../../domain/contractKind'
import { useCurrentContract } from '../../flows/account'
import { Button } from '../../ui/Button'
import { PhoneIcon, TvIcon, WifiIcon } from '../../ui/icons/contract'
import { ContractEntry } from './ContractEntry'

/** Entries at a time: a company may have a thousand. */
const PAGE_SIZE = 20
const ICONS = { mobile: PhoneIcon, tv: TvIcon, internet: WifiIcon }

const Group = chakra('section', {
  base: { flex: { base: '1 1 8rem', lg: 'none' }, minWidth: '0' },
  variants: { fullWidth: { true: { flexBasis: { base: '100%', lg: 'auto' } } } },
})
const Title = chakra('h2', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
    marginBottom: '2',
  },
})
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    // A card on a narrow screen; lines on the ground next to the page.
    padding: { base: '1', lg: '0' },
    background: { base: 'surface', lg: 'none' },
    border: { base: '1px solid', lg: 'none' },
    borderColor: 'line',
    borderRadius: 'card',
  },
})

/** The contracts of one kind. */
export function ContractGroup({ kind, contracts }: { kind: ContractKind; contracts: Contract[] }) {
  const { LL } = useI18nContext()
  const [shownCount, setShown] = useState(PAGE_SIZE)
  const current = useCurrentContract()
  const Icon = ICONS[kind]
  const isFullWidth = kind === 'mobile' || contracts.some((contract) => contract === current)
  if (contracts.length === 0) return null
  return (
    <Group fullWidth={isFullWidth}>
      <Title>
        <Icon />
        <span>{LL.shell[kind]()}</span>
      </Title>
      <List>
        {contracts.slice(0, shownCount).map((contract) => (
          <ContractEntry key={contract.productId} contract={contract} />
        ))}
      </List>
      {contracts.length > shownCount && (
        <Button variant="ghost" onClick={() => setShown(shownCount + PAGE_SIZE)}>
          {LL.shell.showMoreContracts()}
        </Button>
      )}
    </Group>
  )
}
