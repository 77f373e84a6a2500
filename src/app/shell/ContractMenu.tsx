import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { isActiveContract } from '../../domain/activeContract'
import { type ContractKind, kindOf } from '../../domain/contractKind'
import { contractLabel } from '../../domain/contractLabel'
import { useContracts, useCurrentContract } from '../../flows/account'
import { counted } from '../../lib/numbers'
import { PartialNotice } from '../../ui/PartialNotice'
import { TextField } from '../../ui/TextField'
import { ContractGroup } from './ContractGroup'

/** A longer list of contracts has a search. */
const FEW = 7
const KINDS: readonly ContractKind[] = ['mobile', 'tv', 'internet']

/** The list with `first` moved to the front. */
const before = <Entry,>(first: Entry | null, list: readonly Entry[]): Entry[] => [
  ...list.filter((entry) => entry === first),
  ...list.filter((entry) => entry !== first),
]

const Nav = chakra('nav', {
  base: {
    display: 'flex',
    // Two short groups share a row.
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    flexDirection: { lg: 'column' },
    gap: { base: '4', lg: '6' },
    padding: { lg: '1' },
  },
})

/**
 * The active contracts by kind; the current one has links to its pages. `currentFirst` lists first the contract that
 * is current when the menu opens, so that nothing moves while the customer chooses another.
 */
export default function ContractMenu({ currentFirst = false }: { currentFirst?: boolean }) {
  const { LL, locale } = useI18nContext()
  const contracts = useContracts()
  const current = useCurrentContract()
  const [first] = useState(currentFirst ? current : null)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search).trim().toLowerCase()
  // Without an entry, the pages of the current contract are unreachable: it stays while it has no status.
  const isListed = (contract: Contract) =>
    isActiveContract(contract) || (contract === current && !contract.statusReason)
  const active = contracts.filter(isListed)
  const found = active.filter((contract) => contractLabel(contract).toLowerCase().includes(wanted))
  return (
    <Nav aria-label={LL.shell.contractNavigation()}>
      {active.length > FEW && (
        <TextField
          label={LL.shell.searchContracts()}
          hint={LL.shell.contractCount(counted(found.length, locale))}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {before(first && kindOf(first), KINDS).map((kind) => (
        <ContractGroup
          key={`${kind} ${wanted}`}
          kind={kind}
          contracts={before(
            first,
            found.filter((contract) => kindOf(contract) === kind),
          )}
        />
      ))}
      {active.length > 0 && found.length === 0 && <p>{LL.shell.noContractFound()}</p>}
      <PartialNotice of={contracts} />
    </Nav>
  )
}
