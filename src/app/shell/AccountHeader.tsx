import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation, useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { kindOf } from '../../domain/contractKind'
import { kindAt, paths } from '../../domain/paths'
import { useAccount, useCurrentContract, useUser } from '../../flows/account'
import { AccountBalance } from './AccountBalance'
import { ContractTitle } from './ContractTitle'

const Band = chakra('div', {
  base: {
    color: 'headerInk',
    backgroundImage: 'linear-gradient(100deg, var(--chakra-colors-header), var(--chakra-colors-header-end))',
  },
})
const Row = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
    // A third line, such as the end of the binding period, has its place.
    minHeight: '8rem',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '6',
  },
  variants: {
    // As high as with balance and bonus, so that nothing moves when they come.
    roomy: { true: { minHeight: { base: '16rem', md: '8rem' } } },
  },
})
const Email = chakra('div', { base: { color: 'headerMuted', marginTop: '1' } })

/** The blue header: which contract the page is about, and what the customer came for. */
export function AccountHeader() {
  const { LL } = useI18nContext()
  const current = useCurrentContract()
  const failed = useAccount((snapshot) => snapshot?.hasTag('failed') ?? false)
  const { fullName, email } = useUser()
  const [path] = useLocation()
  // Until the contract is known, the page tells of which kind it will be, so that nothing moves when it comes.
  const kind = current ? kindOf(current) : kindAt(path)
  const isMobile = (kind ?? 'mobile') === 'mobile'
  // Where the answer of customer service will go.
  const [onSupport] = useRoute(paths.customerSupport)
  return (
    <Band>
      <Row roomy={isMobile} aria-label={LL.shell.selectedContract()}>
        <div>
          {current ? <ContractTitle contract={current} /> : <span>{fullName}</span>}
          {onSupport && email && <Email>{email}</Email>}
        </div>
        {current && (isMobile || failed) && <AccountBalance contract={current} />}
      </Row>
    </Band>
  )
}
