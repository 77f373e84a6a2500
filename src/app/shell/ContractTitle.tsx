import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { contractLabel } from '../../domain/contractLabel'
import { BindingEnd } from './BindingEnd'

const Name = chakra('div', {
  base: { fontSize: 'xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', lineHeight: '1.2' },
})
const Kind = chakra('div', { base: { color: 'headerMuted', marginBottom: '1' } })

export function ContractTitle({ contract }: { contract: Contract }) {
  const { LL } = useI18nContext()
  const kind = kindOf(contract)
  const type = contract.contractType && LL.shell.contractType[contract.contractType]()
  return (
    <div>
      <Kind>{kind === 'mobile' ? type : LL.shell[kind]()}</Kind>
      <Name>{contractLabel(contract)}</Name>
      {contract.bindingEndDate && <BindingEnd date={contract.bindingEndDate} />}
    </div>
  )
}
