import { useState } from 'react'
import { useLocation, useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { useAccountState, useContracts, useCurrentContract, useUser } from '../../core/account'
import type { Debt } from '../../core/bills/DebtRequest'
import { PayBillLink } from '../../core/bills/PayBillLink'
import { useProviderTime } from '../../core/providerClock'
import { useFurtherReads } from '../../core/useFurtherReads'
import { kindOf } from '../../domain/contractKind'
import { hasDebt } from '../../domain/contracts'
import { kindAt } from '../../domain/homes'
import { paths } from '../../domain/paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Box } from '../../ui/layout'
import { lazyComponent } from '../../ui/lazyComponent'
import { RouteLink } from '../../ui/RouteLink'
import { AccountBalance } from './AccountBalance'
import { HeaderBand, HeaderRow } from './bands'
import { ContractLabel } from './ContractLabel'
import { bindingEndText, contractKindText, selectableContracts } from './contractTexts'
import { BindingLine, ContractHeading, primaryLinkStyles, TitleLine } from './headerParts'
import { primaryLinkOf } from './quickLinks'
import { SwitcherButton } from './SwitcherButton'

/** The debt stays unknown if its file does not load. */
const DebtRequest = lazyComponent(
  () => import('../../core/bills/DebtRequest'),
  null,
  () => null,
)

/** The end of the customer's binding period, unless it is past. */
function BindingEnd({ contract }: { contract: Contract }) {
  const { LL, locale } = useI18nContext()
  const end = bindingEndText(contract, LL, locale, useProviderTime())
  return end && <BindingLine isSoon={end.isSoon}>{end.text}</BindingLine>
}

/** The contract of a page. */
function ContractTitle({ contract, slim }: { contract: Contract; slim: boolean }) {
  const { LL } = useI18nContext()
  const canSwitch = selectableContracts(useContracts(), contract).some((other) => other !== contract)
  const heading = (
    <ContractHeading
      key={contract.productId}
      kind={contractKindText(contract, LL)}
      slim={slim || kindOf(contract) !== 'mobile'}
      canSwitch={canSwitch}
    >
      <ContractLabel contract={contract} />
    </ContractHeading>
  )
  return (
    <div>
      {canSwitch ? <SwitcherButton>{heading}</SwitcherButton> : heading}
      {!slim && <BindingEnd contract={contract} />}
    </div>
  )
}

interface PrimaryLinkProps {
  contract: Contract
  firstDue: Debt['firstDue'] | undefined
}

/** The payment of the bill due first, or the most used page of this contract, in reach at once. */
function PrimaryLink({ contract, firstDue }: PrimaryLinkProps) {
  const link = primaryLinkOf(contract, useI18nContext().LL)
  if (!link) return null
  if (firstDue)
    return (
      <PayBillLink reference={firstDue.reference} {...primaryLinkStyles}>
        {firstDue.text}
      </PayBillLink>
    )
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
  const { LL, locale } = useI18nContext()
  const current = useCurrentContract()
  const { hasFailed } = useAccountState()
  const { fullName, email } = useUser()
  const [path] = useLocation()
  // Until the contract is known, the path gives its kind, so that nothing moves when it loads.
  const kind = current ? kindOf(current) : kindAt(path)
  const isMobile = (kind ?? 'mobile') === 'mobile'
  // The address for the answer of customer service.
  const [isSupportPage] = useRoute(paths.support)
  const showsDebt = useFurtherReads() && !slim && current !== null && hasDebt(current)
  const [loadedDebt, setLoadedDebt] = useState<Debt | null>(null)
  const debt = showsDebt && loadedDebt?.productId === current.productId ? loadedDebt : null
  return (
    <HeaderBand>
      <HeaderRow size={slim ? 'slim' : isMobile ? 'roomy' : 'full'} aria-label={LL.shell.selectedContract()}>
        <Box flex="1 1 8rem" minWidth="0">
          {current ? <ContractTitle contract={current} slim={slim} /> : <TitleLine>{fullName}</TitleLine>}
        </Box>
        {current && (isMobile || hasFailed) && (
          <AccountBalance contract={current} slim={slim} debt={showsDebt ? debt : undefined} />
        )}
        {showsDebt && <DebtRequest key={`${current.productId} ${locale}`} onChange={setLoadedDebt} />}
        {current && !slim && <PrimaryLink contract={current} firstDue={debt?.firstDue} />}
        {isSupportPage && email && (
          <Box
            // Its own line, for which the row has room: nothing moves when it loads.
            flexBasis="full"
            color="headerMuted"
            fontSize="sm"
            overflowWrap="anywhere"
          >
            {email}
          </Box>
        )}
      </HeaderRow>
    </HeaderBand>
  )
}
