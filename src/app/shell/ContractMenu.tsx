import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { type ContractKind, kindOf } from '../../domain/contractKind'
import { contractLabel, isActiveContract } from '../../domain/contracts'
import { useContracts, useCurrentContract } from '../../flows/account'
import { countParams } from '../../lib/numbers'
import { isPartial } from '../../lib/partial'
import { PartialAlert } from '../../ui/PartialAlert'
import { TextField } from '../../ui/TextField'
import { ContractGroup } from './ContractGroup'

/** A longer list of contracts has a search. */
const MAX_WITHOUT_SEARCH = 7
const KINDS: readonly ContractKind[] = ['mobile', 'tv', 'internet']

/** The list with `first` moved to the front. */
const moveToFront = <Entry,>(first: Entry | null, list: readonly Entry[]): Entry[] => [
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
  const [firstContract] = useState(currentFirst ? current : null)
  const [search, setSearch] = useState('')
  const searchTerm = useDeferredValue(search).trim().toLowerCase()
  // Without an entry, the pages of the current contract are unreachable: it stays while it has no status.
  const isListed = (contract: Contract) =>
    isActiveContract(contract) || (contract === current && !contract.statusReason)
  const active = contracts.filter(isListed)
  const found = active.filter((contract) => contractLabel(contract).toLowerCase().includes(searchTerm))
  return (
    <Nav aria-label={LL.shell.contractNavigation()}>
      {active.length > MAX_WITHOUT_SEARCH && (
        <TextField
          label={LL.shell.searchContracts()}
          hint={LL.shell.contractCount(countParams(found.length, locale))}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {moveToFront(firstContract && kindOf(firstContract), KINDS).map((kind) => (
        <ContractGroup
          key={`${kind} ${searchTerm}`}
          kind={kind}
          contracts={moveToFront(
            firstContract,
            found.filter((contract) => kindOf(contract) === kind),
          )}
        />
      ))}
      {active.length > 0 && found.length === 0 && <p>{LL.shell.noContractFound()}</p>}
      {isPartial(contracts) && <PartialAlert />}
    </Nav>
  )
}
