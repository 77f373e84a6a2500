import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouteLink, useLocation, useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { kindAt, paths } from '../../domain/paths'
import { useAccount, useCurrentContract, useUser } from '../../flows/account'
import { ButtonLink } from '../../ui/ButtonLink'
import { AccountBalance } from './AccountBalance'
import { HeaderBand, HeaderRow } from './bands'
import { ContractTitle, TitleLine } from './ContractTitle'
import { primaryLinkOf } from './quickLinks'

const Title = chakra('div', { base: { flex: '1 1 8rem', minWidth: '0' } })
// Its own line, for which the row has room: nothing moves when it loads.
const Email = chakra('div', {
  base: { flexBasis: 'full', color: 'headerMuted', fontSize: 'sm', overflowWrap: 'anywhere' },
})

// The brand chooses its colours: those of the band, inverted, or the accent.
const primaryLinkStyles = {
  background: 'var(--band-button)',
  color: 'var(--band-button-ink)',
  borderColor: 'var(--band-button)',
  order: '2',
  flex: { base: '1 0 100%', md: '0 0 auto' },
  _hover: { background: 'transparent', color: 'headerInk', borderColor: 'headerInk' },
  // The band's own rule uses the colour of the text, which is here the colour of the ground.
  '&&:focus-visible': { outlineColor: 'headerInk', outlineOffset: '2px' },
} as const

/** The most used page of this contract, in reach at once. */
function PrimaryLink({ contract }: { contract: Contract }) {
  const link = primaryLinkOf(contract, useI18nContext().LL)
  if (!link) return null
  const { path, fullLabel, label, icon: Icon } = link
  return (
    <ButtonLink asChild {...primaryLinkStyles}>
      <RouteLink href={path}>
        <Icon />
        <span>{fullLabel ?? label}</span>
      </RouteLink>
    </ButtonLink>
  )
}

/** The blue header: the page's contract and its most used page; slim, without that page, except on homes. */
export function AccountHeader({ slim }: { slim: boolean }) {
  const { LL } = useI18nContext()
  const current = useCurrentContract()
  const hasFailed = useAccount((snapshot) => snapshot?.hasTag('failed') ?? false)
  const { fullName, email } = useUser()
  const [path] = useLocation()
  // Until the contract is known, the path gives its kind, so that nothing moves when it loads.
  const kind = current ? kindOf(current) : kindAt(path)
  const isMobile = (kind ?? 'mobile') === 'mobile'
  // The address for the answer of customer service.
  const [isSupportPage] = useRoute(paths.support)
  return (
    <HeaderBand>
      <HeaderRow size={slim ? 'slim' : isMobile ? 'roomy' : 'full'} aria-label={LL.shell.selectedContract()}>
        <Title>
          {current ? <ContractTitle contract={current} slim={slim} /> : <TitleLine>{fullName}</TitleLine>}
        </Title>
        {current && (isMobile || hasFailed) && <AccountBalance contract={current} slim={slim} />}
        {current && !slim && <PrimaryLink contract={current} />}
        {isSupportPage && email && <Email>{email}</Email>}
      </HeaderRow>
    </HeaderBand>
  )
}
