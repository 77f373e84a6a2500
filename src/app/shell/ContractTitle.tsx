import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { contractLabel } from '../../domain/contractLabel'
import { BindingEnd } from './BindingEnd'

const Name = chakra('div', {
  base: { fontSize: 'lg', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', lineHeight: '1.2' },
})
const Note = chakra('span', { base: { '&::before': { content: '" · "' } } })
const Kind = chakra('div', { base: { color: 'headerMuted', fontSize: 'sm' } })

/** Which contract a page is about; a note stands on the line of its kind, where it moves nothing when it comes. */
export function ContractTitle({
  contract,
  note,
  slim,
}: {
  contract: Contract
  note?: string | null | undefined
  slim: boolean
}) {
  const { LL } = useI18nContext()
  const kind = kindOf(contract)
  const type = contract.contractType && LL.shell.contractType[contract.contractType]()
  return (
    <div>
      <Kind>
        <span>{kind === 'mobile' ? type : LL.shell[kind]()}</span>
        {note && <Note>{note}</Note>}
      </Kind>
      <Name>{contractLabel(contract)}</Name>
      {!slim && contract.bindingEndDate && <BindingEnd date={contract.bindingEndDate} />}
    </div>
  )
}
