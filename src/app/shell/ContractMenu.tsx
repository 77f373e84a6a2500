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

/** From this many contracts on, a search helps. */
const MANY = 10
const KINDS: readonly ContractKind[] = ['mobile', 'tv', 'internet']

const Nav = chakra('nav', { base: { display: 'flex', flexDirection: 'column', gap: '6', padding: '1' } })

/** The active contracts by kind; the current one with the links to its pages. */
export default function ContractMenu() {
  const { LL, locale } = useI18nContext()
  const contracts = useContracts()
  const current = useCurrentContract()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search).trim().toLowerCase()
  // Without an entry, no page of the current contract could be reached: it stays if nothing is said of its status.
  const isListed = (contract: Contract) =>
    isActiveContract(contract) || (contract === current && !contract.statusReason)
  const active = contracts.filter(isListed)
  const found = active.filter((contract) => contractLabel(contract).toLowerCase().includes(wanted))
  return (
    <Nav aria-label={LL.shell.contractNavigation()}>
      {active.length > MANY && (
        <TextField
          label={LL.shell.searchContracts()}
          hint={LL.shell.contractCount(counted(found.length, locale))}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {KINDS.map((kind) => (
        <ContractGroup
          key={`${kind} ${wanted}`}
          kind={kind}
          contracts={found.filter((contract) => kindOf(contract) === kind)}
        />
      ))}
      {active.length > 0 && found.length === 0 && <p>{LL.shell.noContractFound()}</p>}
      <PartialNotice of={contracts} />
    </Nav>
  )
}
