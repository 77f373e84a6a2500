import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { type ContractKind, kindOf } from '../../domain/contractKind'
import { contractLabel } from '../../domain/contracts'
import { useAccount, useAccountActor, useCurrentContract } from '../../flows/account'
import { Button } from '../../ui/Button'
import { PhoneIcon, TvIcon, WifiIcon } from '../../ui/icons/contract'
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
function ContractEntry({ contract }: { contract: Contract }) {
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
