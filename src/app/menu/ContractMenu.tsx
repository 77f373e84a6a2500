import { useI18nContext } from '../../../i18n/i18n-react'
import { Inline } from '../../ui/layout'
import { ContractGroup } from './ContractGroup'
import { useContractSearch } from './useContractSearch'

/** The active contracts by kind; the current one has links to its pages. */
export default function ContractMenu({ onSelected }: { onSelected?: () => void }) {
  const { LL } = useI18nContext()
  const { field, term, groups, notices } = useContractSearch()
  return (
    <Inline
      as="nav"
      // Two short groups share a row.
      flexWrap={{ base: 'wrap', lg: 'nowrap' }}
      flexDirection={{ lg: 'column' }}
      gap={{ base: '4', lg: '6' }}
      padding={{ lg: '1' }}
      aria-label={LL.shell.contractNavigation()}
    >
      {field}
      {groups.map((group) => (
        <ContractGroup key={`${group.kind} ${term}`} {...group} onSelected={onSelected} />
      ))}
      {notices}
    </Inline>
  )
}
