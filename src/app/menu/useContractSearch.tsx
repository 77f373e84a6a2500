import { useDeferredValue, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useContracts, useCurrentContract } from '../../core/account'
import { useNormalizePhoneNumber } from '../../core/phone/useNormalizePhoneNumber'
import { type ContractKind, kindOf } from '../../domain/contractKind'
import { contractLabel } from '../../domain/contracts'
import { removeSeparators } from '../../domain/phoneNumber'
import { countParams } from '../../lib/formats/numbers'
import { isPartial } from '../../lib/partial'
import { PartialAlert } from '../../ui/PartialAlert'
import { TextField } from '../../ui/TextField'
import { selectableContracts } from '../shell/contractTexts'

/** A longer list of contracts has a search. */
const MAX_WITHOUT_SEARCH = 8
const KINDS: readonly ContractKind[] = ['mobile', 'tv', 'internet']

/** The contracts to choose from, by kind and then in the provider's order, with a search if there are many. */
export function useContractSearch() {
  const { LL, locale } = useI18nContext()
  const contracts = useContracts()
  const selectable = selectableContracts(contracts, useCurrentContract())
  const [search, setSearch] = useState('')
  const normalize = useNormalizePhoneNumber()
  const searchable = (text: string) => removeSeparators(normalize(text)).toLowerCase()
  const term = searchable(useDeferredValue(search))
  // The first digits do not yet tell a mobile number: 066 finds 43660…
  const national = term.replace(/^0/, '')
  const found = selectable.filter((contract) => searchable(contractLabel(contract)).includes(national))
  const isLong = selectable.length > MAX_WITHOUT_SEARCH
  return {
    term,
    isLong,
    groups: KINDS.map((kind) => ({ kind, contracts: found.filter((contract) => kindOf(contract) === kind) })),
    field: isLong && (
      <TextField
        label={LL.shell.searchContracts()}
        hint={LL.shell.contractCount(countParams(found.length, locale))}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
    ),
    notices: (
      <>
        {selectable.length > 0 && found.length === 0 && <p>{LL.shell.noContractFound()}</p>}
        {isPartial(contracts) && <PartialAlert />}
      </>
    ),
  }
}
