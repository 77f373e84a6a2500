import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { contractLabel } from '../../domain/contractLabel'
import { useAccount, useAccountActor } from '../../flows/account'
import { ContractLinks } from './ContractLinks'

const Choice = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    minHeight: '11',
    justifyContent: 'center',
    paddingLeft: '3',
    paddingRight: '10',
    paddingBlock: '2',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'sunken' },
    // Drawn: it leads to another contract.
    '&:not([aria-current])::after': {
      position: 'absolute',
      top: 'calc(50% - 0.25rem)',
      right: '4',
      width: '2',
      height: '2',
      border: '2px solid',
      borderWidth: '2px 2px 0 0',
      borderColor: 'muted',
      rotate: '45deg',
      content: '""',
    },
    _current: { background: 'accentSubtle', color: 'accentText' },
  },
})
const Name = chakra('span', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } })
const Type = chakra('span', { base: { color: 'muted', fontSize: 'sm' } })

/** One contract of the menu: choosing it makes it current and lists its pages under it. */
export function ContractEntry({ contract }: { contract: Contract }) {
  const { LL } = useI18nContext()
  const account = useAccountActor()
  const isCurrent = useAccount((snapshot) => snapshot?.context.current?.productId === contract.productId)
  return (
    <li>
      <Choice
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => account?.send({ type: 'contract.select', productId: contract.productId })}
      >
        <Name>{contractLabel(contract)}</Name>
        {contract.contractType && <Type>{LL.shell.contractType[contract.contractType]()}</Type>}
      </Choice>
      {isCurrent && <ContractLinks kind={kindOf(contract)} />}
    </li>
  )
}
