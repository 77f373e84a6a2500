import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { contractLabel } from '../../domain/contractLabel'
import { BindingEnd } from './BindingEnd'

/** The contract of the header, in one line. */
export const TitleLine = chakra('div', {
  base: { fontSize: 'lg', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', lineHeight: '1.2' },
})
const Kind = chakra('div', { base: { color: 'headerMuted', fontSize: 'sm' } })

/** The contract of a page. */
export function ContractTitle({ contract, slim }: { contract: Contract; slim: boolean }) {
  const { LL } = useI18nContext()
  const kind = kindOf(contract)
  const type = contract.contractType && LL.shell.contractType[contract.contractType]()
  return (
    <div>
      <Kind>{kind === 'mobile' ? type : LL.shell[kind]()}</Kind>
      <TitleLine>{contractLabel(contract)}</TitleLine>
      {!slim && contract.bindingEndDate && <BindingEnd date={contract.bindingEndDate} />}
    </div>
  )
}
