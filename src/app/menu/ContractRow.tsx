import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Contract } from '../../api/types'
import { useAccountActions, useCurrentContract } from '../../core/account'
import { kindOf } from '../../domain/contractKind'
import { homePath } from '../../domain/paths'
import { Text } from '../../ui/layout'
import { ContractLabel } from '../shell/ContractLabel'

const Choice = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    alignContent: 'center',
    width: 'full',
    minHeight: '11',
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
    '& > svg': { gridRow: 'span 2', marginRight: '3', fontSize: 'xl' },
  },
})

interface ContractRowProps {
  contract: Contract
  icon?: ReactNode
  kind?: string | undefined
  badge?: ReactNode
  /** Whether its pages are under it, where the menu lists pages: a screen reader says so after the choice. */
  hasPages?: boolean
  onSelected?: (() => void) | undefined
}

/** A contract to choose: another one becomes current, the current one opens its home. */
export function ContractRow({ contract, icon, kind, badge, hasPages, onSelected }: ContractRowProps) {
  const { selectContract } = useAccountActions()
  const [, goTo] = useLocation()
  const { productId } = contract
  const isCurrent = useCurrentContract()?.productId === productId
  function choose() {
    if (isCurrent) goTo(homePath(kindOf(contract)))
    else selectContract(productId)
    onSelected?.()
  }
  return (
    <Choice
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      aria-expanded={hasPages}
      onClick={choose}
    >
      {icon}
      <Text as="span" gridColumn="2 / 4" fontWeight="bold" fontVariantNumeric="tabular-nums">
        <ContractLabel contract={contract} />
      </Text>
      {kind && (
        <Text as="span" gridColumn="2" color="muted" fontSize="sm">
          {kind}
        </Text>
      )}
      {badge && (
        <Text
          // In the line of the kind, whatever the length of the name.
          as="span"
          gridArea="2 / 3"
        >
          {badge}
        </Text>
      )}
    </Choice>
  )
}
